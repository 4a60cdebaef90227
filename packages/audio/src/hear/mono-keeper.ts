import { growingFloats } from '../measure/growing-floats.ts'
import { MONO_RATE_HZ, type Block, type MonoSound } from '../sound.ts'

export type MonoKeeper = { readonly add: (block: Block) => void; readonly read: () => MonoSound }

/**
 * Keeps the mean of all channels at {@link MONO_RATE_HZ}, whatever the file's rate is: a sinc under a Hann window that
 * passes up to 9 kHz and stops at 11 kHz. The filter's delay is taken off: sample n of the result lies at n / 22,050 s.
 */
export function createMonoKeeper(sampleRateHz: number): MonoKeeper {
  const { up, down } = ratio(sampleRateHz)
  const phases = filterPhases(sampleRateHz, up)
  const taps = phases[0]?.length ?? 0
  const centre = taps / 2 - 1
  const kept = growingFloats(MONO_RATE_HZ * 4)
  let line = new Float32Array(taps)
  /** File frame that `line` begins at: the filter looks back before the file's first frame. */
  let lineStart = -taps
  let output = 0

  const add = (block: Block): void => {
    const length = block[0]?.length ?? 0
    const grown = new Float32Array(line.length + length)
    grown.set(line)
    mixDown(block, grown, line.length)
    line = grown
    produce()
  }

  const produce = (): void => {
    const end = lineStart + line.length
    let from = 0
    for (;;) {
      const position = output * down
      const frame = Math.floor(position / up)
      from = frame - centre
      if (from + taps > end) break
      const filter = phases[position % up] as Float32Array
      let sum = 0
      const at = from - lineStart
      for (let k = 0; k < taps; k++) sum += (filter[k] as number) * (line[at + k] as number)
      kept.push(sum)
      output++
    }
    const drop = Math.max(0, from - lineStart)
    line = line.slice(drop)
    lineStart += drop
  }

  const read = (): MonoSound => {
    add([new Float32Array(taps)])
    return { samples: kept.values(), sampleRateHz: MONO_RATE_HZ }
  }
  return { add, read }
}

function mixDown(block: Block, out: Float32Array, at: number): void {
  const [first, second] = block
  if (!first) return
  if (block.length === 2 && second) {
    for (let i = 0; i < first.length; i++) out[at + i] = 0.5 * ((first[i] as number) + (second[i] as number))
    return
  }
  for (const channel of block) {
    for (let i = 0; i < first.length; i++) out[at + i] = (out[at + i] as number) + (channel[i] as number) / block.length
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
