import { PITCHES } from '../spectrum/log-spectrum.ts'
import type { Salience } from '../spectrum/salience.ts'

/** Half beats of a piece: `count + 1` edges in seconds, and where in the bar each begins. */
export type HalfBeats = {
  readonly count: number
  readonly edges: Float64Array
  /** Half beats since the bar began; −1 where no bars are known. */
  readonly inBar: Int32Array
}

/** Halves beats; `downbeats` are those of the beats at which bars begin, empty where they are not known. */
export function halfBeats(beats: readonly number[], downbeats: readonly number[]): HalfBeats {
  const count = Math.max(0, 2 * (beats.length - 1))
  const edges = new Float64Array(count + 1)
  const inBar = new Int32Array(count).fill(-1)
  const first = new Set(downbeats)
  let since = firstInBar(beats, first)
  beats.forEach((beat, index) => {
    if (2 * index <= count) edges[2 * index] = beat
    if (2 * index >= count) return
    edges[2 * index + 1] = (beat + (beats[index + 1] as number)) / 2
    if (first.has(beat)) since = 0
    inBar[2 * index] = first.size > 0 ? since : -1
    inBar[2 * index + 1] = first.size > 0 ? since + 1 : -1
    since += 2
  })
  return { count, edges, inBar }
}

/** A beat before the first bar line stands at the end of a bar as long as the first. */
function firstInBar(beats: readonly number[], first: ReadonlySet<number>): number {
  const [one = 0, two = one + 4] = beats.flatMap((beat, index) => (first.has(beat) ? [index] : []))
  return 2 * ((two - one) * Math.ceil(one / Math.max(1, two - one)) - one)
}

/** How strongly each note sounds in each half beat: `count × PITCHES`, 0 to 1, as the square root of the mean activation. */
export function activationsIn(salience: Salience, { count, edges }: HalfBeats): Float32Array {
  const { frames, hopSeconds, activations } = salience
  const result = new Float32Array(count * PITCHES)
  for (let half = 0; half < count; half++) {
    const from = (edges[half] as number) / hopSeconds - 0.5
    const to = (edges[half + 1] as number) / hopSeconds - 0.5
    let total = 1e-9
    for (let frame = Math.max(0, Math.floor(from)); frame <= Math.min(frames - 1, Math.ceil(to)); frame++) {
      const weight = Math.min(frame + 1, to + 1) - Math.max(frame, from)
      if (weight <= 0) continue
      total += weight
      for (let note = 0; note < PITCHES; note++) {
        const at = half * PITCHES + note
        result[at] = (result[at] as number) + weight * Math.min(LOUDEST, activations[frame * PITCHES + note] as number)
      }
    }
    for (let at = half * PITCHES; at < (half + 1) * PITCHES; at++)
      result[at] = Math.sqrt((result[at] as number) / total / LOUDEST)
  }
  return result
}

const LOUDEST = 4
