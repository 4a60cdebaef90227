import { growingFloats } from '../measure/growing-floats.ts'
import { memoryPlan, noteKernel } from '../notes/note-kernel.ts'
import { MONO_RATE_HZ, type Block, type MonoSound } from '../sound.ts'

export type MonoKeeper = { readonly add: (block: Block) => void; readonly read: () => MonoSound }

/**
 * Keeps the mean of all channels at {@link MONO_RATE_HZ}, whatever the file's rate is: a sinc under a Hann window that
 * passes up to 9 kHz and stops at 11 kHz. The filter's delay is taken off: sample n of the result lies at n / 22,050 s.
 *
 * @param durationSeconds how long the sound is, if that is known: room is made for it once
 */
export function createMonoKeeper(sampleRateHz: number, durationSeconds: number | null = null): MonoKeeper {
  const { up, down } = ratio(sampleRateHz)
  const phases = filterPhases(sampleRateHz, up)
  const taps = phases[0]?.length ?? 0
  const centre = taps / 2 - 1
  // The kernel takes four taps at once.
  const width = 4 * Math.ceil(taps / 4)
  const plan = memoryPlan()
  const line = plan.place(taps + CHUNK_FRAMES + width)
  const filters = plan.place(up * width)
  const results = plan.place(Math.ceil(((CHUNK_FRAMES + taps) * up) / down) + 1)
  const { floats, dots } = noteKernel(plan.size())
  phases.forEach((phase, index) => floats.set(phase, filters / 4 + index * width))
  const kept = growingFloats(Math.ceil(MONO_RATE_HZ * ((durationSeconds ?? 4) + 0.1)))
  /** File frame that the line begins at, and how many it holds: the filter looks back before the file's first frame. */
  let lineStart = -taps
  let held = taps
  let output = 0

  const add = (block: Block): void => {
    const length = block[0]?.length ?? 0
    for (let from = 0; from < length; from += CHUNK_FRAMES) {
      const to = Math.min(length, from + CHUNK_FRAMES)
      mixDown(block, from, to, floats.subarray(line / 4 + held, line / 4 + held + to - from))
      held += to - from
      produce()
    }
  }

  /** All results that the line holds the frames of: those of one phase lie `down` frames from each other. */
  const produce = (): void => {
    const frameOf = (result: number): number => Math.floor((result * down) / up) - centre - lineStart
    const end = Math.ceil(((lineStart + held - taps + centre + 1) * up) / down)
    const count = Math.max(0, end - output)
    const made = new Float32Array(count)
    for (let first = 0; first < Math.min(up, count); first++) {
      const places = Math.ceil((count - first) / up)
      const out = floats.subarray(results / 4, results / 4 + places).fill(0)
      const phase = ((output + first) * down) % up
      dots(line + 4 * frameOf(output + first), filters + 4 * width * phase, results, places, 4 * down, width)
      for (let place = 0; place < places; place++) made[first + place * up] = out[place] as number
    }
    kept.append(made)
    output += count
    const drop = Math.max(0, Math.min(held, frameOf(output)))
    floats.copyWithin(line / 4, line / 4 + drop, line / 4 + held)
    lineStart += drop
    held -= drop
  }

  const read = (): MonoSound => {
    add([new Float32Array(taps)])
    return { samples: kept.values(), sampleRateHz: MONO_RATE_HZ }
  }
  return { add, read }
}

/** The mean of all channels of a stretch of a block. */
function mixDown(block: Block, from: number, to: number, out: Float32Array): void {
  const [first, second] = block
  if (!first) return
  if (block.length === 2 && second) {
    for (let i = from; i < to; i++) out[i - from] = 0.5 * ((first[i] as number) + (second[i] as number))
    return
  }
  out.fill(0)
  for (const channel of block) {
    for (let i = from; i < to; i++) out[i - from] = (out[i - from] as number) + (channel[i] as number) / block.length
  }
}

/** 22,050 over the file's rate as a fraction in lowest terms; odd rates are taken to the next hundredth that fits. */
function ratio(sampleRateHz: number): { up: number; down: number } {
  const rate = Math.round(sampleRateHz)
  let [a, b] = [MONO_RATE_HZ, rate]
  while (b > 0) [a, b] = [b, a % b]
  const up = MONO_RATE_HZ / a
  const down = rate / a
  if (up <= MAX_PHASES) return { up, down }
  return { up: MAX_PHASES, down: Math.round((MAX_PHASES * rate) / MONO_RATE_HZ) }
}

function filterPhases(sampleRateHz: number, up: number): readonly Float32Array[] {
  const nyquist = Math.min(sampleRateHz, MONO_RATE_HZ) / 2
  const cutOff = (nyquist * 0.92) / sampleRateHz
  const half = Math.ceil((HALF_WIDTH * sampleRateHz) / Math.min(sampleRateHz, MONO_RATE_HZ))
  return Array.from({ length: up }, (_, phase) => {
    const filter = Float32Array.from({ length: 2 * half }, (_, k) => {
      const t = k - (half - 1) - phase / up
      const sinc = t === 0 ? 2 * cutOff : Math.sin(2 * Math.PI * cutOff * t) / (Math.PI * t)
      return sinc * (0.5 + 0.5 * Math.cos((Math.PI * t) / (half + 1)))
    })
    const sum = filter.reduce((a, b) => a + b, 0)
    return filter.map((tap) => tap / sum)
  })
}

/** Zero crossings of the sinc on either side. */
const HALF_WIDTH = 12
const MAX_PHASES = 1024
const CHUNK_FRAMES = 8192
