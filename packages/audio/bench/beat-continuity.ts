/**
 * How much of a song is tapped at the true beats, by mir_eval's definition (`beat.continuity`, totals): a beat counts where it lies within
 * 17.5 % of a beat of its own true one and its distance from the one before is as near to the true distance. `cmlt` asks for
 * the true metrical level, `amlt` takes the off-beat, twice and half the tempo as well. Beats before second 5 do not count.
 *
 * ```ts
 * beatContinuity(truth.beats, music.beats) // { cmlt: 0.98, amlt: 1 }
 * ```
 */
export function beatContinuity(
  trueBeats: readonly number[],
  heardBeats: readonly number[],
): { readonly cmlt: number; readonly amlt: number } {
  const [wanted, heard] = [trueBeats, heardBeats].map((beats) => beats.filter((beat) => beat >= FIRST_SECOND)) as [
    number[],
    number[],
  ]
  if (wanted.length < 2 || heard.length < 2) return { cmlt: 0, amlt: 0 }
  const last = wanted.at(-1) as number
  const twice = wanted.flatMap((beat, index) => [beat, (beat + (wanted[index + 1] ?? last)) / 2])
  const cmlt = share(wanted, heard)
  const others = [
    twice.filter((_, index) => index % 2 === 1),
    twice,
    wanted.filter((_, index) => index % 2 === 0),
    wanted.filter((_, index) => index % 2 === 1),
  ]
  return { cmlt, amlt: Math.max(cmlt, ...others.map((beats) => share(beats, heard))) }
}

function share(wanted: readonly number[], heard: readonly number[]): number {
  const used = new Set<number>()
  for (const [index, beat] of heard.entries()) {
    const nearest = nearestTo(wanted, beat)
    if (used.has(nearest)) continue
    // The first beats have none before them: the distance to the next is asked.
    const isFirst = index === 0 || nearest === 0
    const wantedGap = gap(wanted, nearest, isFirst)
    const heardGap = gap(heard, index, isFirst)
    const phase = Math.abs(beat - (wanted[nearest] as number)) / wantedGap
    if (phase < MOST_OFF && Math.abs(1 - heardGap / wantedGap) < MOST_OFF) used.add(nearest)
  }
  return used.size / Math.max(wanted.length, heard.length)
}

function gap(beats: readonly number[], index: number, forward: boolean): number {
  const from = forward && index + 1 < beats.length ? index : index - 1
  return (beats[from + 1] as number) - (beats[from] as number)
}

function nearestTo(beats: readonly number[], second: number): number {
  let nearest = 0
  for (const [index, beat] of beats.entries())
    if (Math.abs(beat - second) < Math.abs((beats[nearest] as number) - second)) nearest = index
  return nearest
}

const FIRST_SECOND = 5
const MOST_OFF = 0.175
