import { barAt, barPlace } from '@kvint/report'
import type { BarContent } from '@kvint/theory'
import { DRUM_ROLES } from '../roles/role-by-name.ts'
import { heardPieces } from './heard-pieces.ts'
import type { Played } from './played.ts'

/**
 * What sounds in each bar, as features of one scale: which part plays (for drums: which drum), its rhythm, its pitches,
 * which recording. Notes count, not the edges of clips; a track that is silent inside its clip does not play.
 */
export function barContents({ clips, tracks, meters, activity: { barCount } }: Played): BarContent[] {
  const bars = Array.from({ length: barCount }, () => new Map<string, BarOfPart>())
  const drums = new Set(tracks.filter(({ role }) => DRUM_ROLES.has(role.role)).map(({ id }) => id))
  const partIn = (bar: number, name: string, isDrum: boolean): BarOfPart | undefined => {
    const parts = bars[bar - 1]
    const part = parts?.get(name) ?? { isDrum, pitches: new Set(), steps: new Set(), recordings: new Set() }
    return parts?.set(name, part) && part
  }
  for (const { report, notes, contentKey } of clips.flatMap(heardPieces)) {
    const { trackId, startBeats, endBeats } = report
    if (endBeats <= startBeats) continue
    if (report.kind === 'audio') {
      const last = Math.min(barCount, barAt(meters, endBeats - TAIL_BEATS))
      for (let bar = barAt(meters, startBeats + EARLY_BEATS); bar <= last; bar++)
        partIn(bar, String(trackId), false)?.recordings.add(contentKey)
      continue
    }
    const isDrum = drums.has(trackId)
    for (const [pitch, start, duration] of notes) {
      const at = startBeats + start
      const name = isDrum ? `${String(trackId)}:${String(pitch)}` : String(trackId)
      const first = barAt(meters, at + EARLY_BEATS)
      const struck = partIn(first, name, isDrum)
      struck?.steps.add(Math.round((barPlace(meters, at) % 1) * STEPS) % STEPS)
      if (!isDrum) struck?.pitches.add(pitch)
      const last = Math.min(barCount, barAt(meters, Math.min(at + duration, endBeats) - TAIL_BEATS))
      for (let bar = first + 1; bar <= last; bar++) partIn(bar, name, isDrum)
    }
  }
  return bars.map(contentOf)
}

type BarOfPart = {
  readonly isDrum: boolean
  readonly pitches: Set<number>
  readonly steps: Set<number>
  readonly recordings: Set<string>
}

function contentOf(parts: ReadonlyMap<string, BarOfPart>): BarContent {
  const content = new Map<string, number>()
  for (const [name, { isDrum, pitches, steps, recordings }] of parts) {
    const share = isDrum ? SHARE.drum : 1
    content.set(name, Math.sqrt(share))
    spread(content, `${name} at `, steps, share * (isDrum ? SHARE.drumRhythm : SHARE.rhythm))
    spread(content, `${name} on `, pitches, share * SHARE.pitches)
    spread(content, `${name} of `, recordings, share * SHARE.recordings)
  }
  return content
}

/** Features that share `share` of the squared length. */
function spread<Value>(content: Map<string, number>, prefix: string, values: ReadonlySet<Value>, share: number): void {
  for (const value of values) content.set(`${prefix}${String(value)}`, Math.sqrt(share / values.size))
}

/** Weights beside that of a part that plays at all, set on 21 labelled sets; halving or doubling one changes little. */
const SHARE = { drum: 0.5, drumRhythm: 0.2, rhythm: 0.5, pitches: 0.3, recordings: 0.2 } as const
const STEPS = 16
/** A note just before the bar line is struck on it; one that only just reaches over it does not play behind it. */
const EARLY_BEATS = 0.1
const TAIL_BEATS = 0.25
