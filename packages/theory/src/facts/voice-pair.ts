import type { Note } from '../notes/note.ts'

/** How two lines move against each other. */
export type VoicePair = {
  /** Moments where both lines sound. */
  readonly moments: number
  readonly parallel: number
  readonly similar: number
  readonly contrary: number
  readonly oblique: number
  /** Perfect fifths and octaves that move in parallel, the first eight. */
  readonly parallelPerfects: readonly {
    readonly interval: 'fifth' | 'octave'
    readonly startBeats: number
    readonly pitches: readonly [number, number]
  }[]
  /** Moments where the lower line is above the upper one. */
  readonly crossings: number
  /** Share of moments in unison or octaves. */
  readonly doubling: number
  readonly isDoubled: boolean
}

/**
 * Motion between two monophonic lines at the moments where either moves and both sound; `null` for fewer than eight.
 *
 * `comparePair(lead, bass)?.parallelPerfects`
 *
 * @example compareVoices(lead, bass)?.parallelPerfects
 */
export function compareVoices(upper: readonly Note[], lower: readonly Note[]): VoicePair | null {
  const moments = sharedMoments(upper, lower)
  if (moments.length < FEWEST_MOMENTS) return null
  const counts = { parallel: 0, similar: 0, contrary: 0, oblique: 0 }
  const parallelPerfects: VoicePair['parallelPerfects'][number][] = []
  let crossings = 0
  let unisons = 0
  moments.forEach((now, index) => {
    if (now.lower > now.upper) crossings++
    if ((now.upper - now.lower) % 12 === 0) unisons++
    const before = moments[index - 1]
    if (!before) return
    if (now.beats - before.beats > LONGEST_STEP_BEATS) return
    const up = now.upper - before.upper
    const down = now.lower - before.lower
    if (up === 0 && down === 0) return
    counts[motionKind(up, down)]++
    const interval = Math.abs(now.upper - now.lower) % 12
    if (up !== down || up === 0 || (interval !== 7 && interval !== 0)) return
    parallelPerfects.push({
      interval: interval === 7 ? 'fifth' : 'octave',
      startBeats: before.beats,
      pitches: [now.upper, now.lower],
    })
  })
  const doubling = unisons / moments.length
  return {
    moments: moments.length,
    ...counts,
    parallelPerfects: parallelPerfects.slice(0, 8),
    crossings,
    doubling,
    isDoubled: doubling > 0.9,
  }
}

function motionKind(up: number, down: number): 'parallel' | 'similar' | 'contrary' | 'oblique' {
  if (up === 0 || down === 0) return 'oblique'
  if (up === down) return 'parallel'
  return Math.sign(up) === Math.sign(down) ? 'similar' : 'contrary'
}

type Moment = { readonly beats: number; readonly upper: number; readonly lower: number }

function sharedMoments(upper: readonly Note[], lower: readonly Note[]): Moment[] {
  const sort = (notes: readonly Note[]): Note[] => [...notes].sort((a, b) => a.startBeats - b.startBeats)
  const [above, below] = [sort(upper), sort(lower)]
  const starts = [...new Set([...above, ...below].map((note) => Math.round(note.startBeats * 16) / 16))].sort(
    (a, b) => a - b,
  )
  const moments: Moment[] = []
  let a = 0
  let b = 0
  for (const beats of starts) {
    while (a + 1 < above.length && (above[a + 1]?.startBeats ?? 0) <= beats + 0.04) a++
    while (b + 1 < below.length && (below[b + 1]?.startBeats ?? 0) <= beats + 0.04) b++
    const high = above[a]
    const low = below[b]
    if (high && low && sounds(high, beats) && sounds(low, beats))
      moments.push({ beats, upper: high.pitch, lower: low.pitch })
  }
  return moments
}

function sounds(note: Note, beats: number): boolean {
  return note.startBeats <= beats + 0.04 && note.startBeats + note.durationBeats > beats + 0.02
}

const FEWEST_MOMENTS = 8
/** A bar of four: what lies further apart is not heard as one step. */
const LONGEST_STEP_BEATS = 4
