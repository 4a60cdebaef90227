/** A sample that stands alone: far from where the sound around it would have it, and beyond all that is near. */
export type LoneSample = {
  readonly frame: number
  /** How far it lies from where the sound around it leads, 1 = full scale. */
  readonly size: number
  /** How far any other sample within 10 ms does, as a share of `size`. */
  readonly beside: number
  /** The highest other sample within 10 ms, as a share of its own height; the three next to it do not count. */
  readonly highestBeside: number
}

export type LoneSampleFinder = {
  /** Names the highest sample of a stretch that has been added, or is being added next. */
  readonly consider: (frame: number) => void
  readonly add: (samples: Float32Array) => void
  readonly read: () => readonly LoneSample[]
}

/**
 * Looks closer at samples that may be clicks. Where a sample should lie is told from 24 neighbours on either side, weighed as the sound of
 * its own 20 ms asks (linear prediction both ways): hiss and cymbals jump from sample to sample too, but not further than
 * their spectrum lets them.
 */
export function createLoneSampleFinder(sampleRateHz: number): LoneSampleFinder {
  const reach = Math.round(sampleRateHz * REACH_SECONDS)
  const found: LoneSample[] = []
  let waiting: number[] = []
  /** The last samples, `end` being the frame behind them. */
  let kept = new Float32Array(0)
  let end = 0

  const look = (isLast: boolean): void => {
    const start = end - kept.length
    waiting = waiting.filter((frame) => {
      if (!isLast && frame + reach >= end) return true
      const around = kept.subarray(Math.max(0, frame - reach - start), Math.max(0, frame + reach + 1 - start))
      const at = Math.min(reach, frame - start)
      if (around.length <= 4 * ORDER || at <= ORDER || at >= around.length - ORDER) return false
      const highestBeside = heightBeside(around, at)
      if (found.length < MOST_FOUND && highestBeside < MOST_HEIGHT_BESIDE)
        found.push({ frame, highestBeside, ...loneness(around, at) })
      return false
    })
  }
  return {
    consider: (frame) => waiting.push(frame),
    add: (samples) => {
      const before = kept.subarray(Math.max(0, kept.length - 2 * reach - 1))
      const next = new Float32Array(before.length + samples.length)
      next.set(before)
      next.set(samples, before.length)
      kept = next
      end += samples.length
      look(false)
    },
    read: () => {
      look(true)
      return found
    },
  }
}

function heightBeside(around: Float32Array, at: number): number {
  let most = 0
  for (let i = 0; i < around.length; i++)
    if (Math.abs(i - at) > FLANK) most = Math.max(most, Math.abs(around[i] as number))
  return most / Math.abs(around[at] as number)
}

function loneness(around: Float32Array, at: number): { size: number; beside: number } {
  const line = Float64Array.from(around)
  const own = line[at] as number
  const value = (i: number): number => line[i] as number
  line[at] = (4 * (value(at - 1) + value(at + 1)) - (value(at - 2) + value(at + 2))) / 6
  const weights = interpolation(prediction(line))
  const error = (i: number, sample: number): number => {
    let sum = sample
    for (let k = 1; k <= ORDER; k++) sum += (weights[k] as number) * (value(i - k) + value(i + k))
    return Math.abs(sum)
  }
  const size = error(at, own)
  let most = 0
  for (let i = ORDER; i < line.length - ORDER; i++) if (i !== at) most = Math.max(most, error(i, value(i)))
  return { size, beside: most / Math.max(size, 1e-9) }
}

/** What each sample is predicted by from those before it, 1 for itself first (Levinson and Durbin). */
function prediction(line: Float64Array): Float64Array {
  const likeness = Float64Array.from({ length: ORDER + 1 }, (_, lag) => {
    let sum = 0
    for (let i = lag; i < line.length; i++) sum += (line[i] as number) * (line[i - lag] as number)
    return sum
  })
  let left = (likeness[0] as number) * (1 + 1e-7) + 1e-9
  let filter = Float64Array.from({ length: ORDER + 1 }, (_, k) => (k === 0 ? 1 : 0))
  for (let order = 1; order <= ORDER; order++) {
    let sum = 0
    for (let k = 0; k < order; k++) sum += (filter[k] as number) * (likeness[order - k] as number)
    const turn = -sum / left
    filter = filter.map((weight, k) => (k <= order ? weight + turn * (filter[order - k] as number) : weight))
    left *= 1 - turn * turn
  }
  return filter
}

/** The best guess from both sides weighs by the filter's likeness to itself (Janssen, Veldhuis and Vries, 1986). */
function interpolation(filter: Float64Array): Float64Array {
  const likeness = filter.map((_, lag) => {
    let sum = 0
    for (let k = lag; k <= ORDER; k++) sum += (filter[k] as number) * (filter[k - lag] as number)
    return sum
  })
  return likeness.map((value) => value / (likeness[0] as number))
}

const REACH_SECONDS = 0.01
const ORDER = 24
const FLANK = 3
const MOST_HEIGHT_BESIDE = 0.87
const MOST_FOUND = 1000
