import type { Voice } from '../score/score.ts'

/** A note for a voice: hertz, 0…1, and seconds of the context's clock. */
export type Tone = {
  readonly frequency: number
  readonly strength: number
  readonly start: number
  readonly end: number
}

type Play = (context: BaseAudioContext, out: AudioNode, tone: Tone) => void

/** The gentle synthesiser: one voice for each role that has pitches. Every note is scheduled whole, its end included. */
export const VOICES: Record<Exclude<Voice, 'drums'>, Play> = {
  bass: (context, out, tone) => {
    const { frequency, strength, start } = tone
    const level = envelope(context, out, tone, { attack: 0.004, sustain: 0.72, decay: 0.22, release: 0.035, peak: 0.5 })
    const bright = Math.min(6000, frequency * 4 + 260 + 1300 * strength)
    const filter = lowpass(context, level, bright, 1.4)
    filter.frequency.setTargetAtTime(Math.min(bright, frequency * 2.2 + 160), start + 0.004, 0.11)
    const saw = context.createGain()
    saw.gain.value = 0.4
    saw.connect(filter)
    oscillator(context, saw, tone, 'sawtooth', frequency, 0, 0.035)
    oscillator(context, level, tone, 'sine', frequency, 0, 0.035)
  },
  keys: (context, out, tone) => {
    const { frequency, strength, start } = tone
    const ring = Math.max(0.35, Math.min(2.4, 1.5 * 2 ** ((261.6 - frequency) / 520)))
    const level = envelope(context, out, tone, { attack: 0.003, sustain: 0.12, decay: ring, release: 0.09, peak: 0.34 })
    const carrier = oscillator(context, level, tone, 'sine', frequency, 3, 0.09)
    const index = context.createGain()
    const depth = frequency * (0.35 + 1.25 * strength) * Math.min(1, 420 / frequency)
    index.gain.setValueAtTime(depth, start)
    index.gain.setTargetAtTime(depth * 0.22, start, 0.28)
    index.connect(carrier.frequency)
    oscillator(context, index, tone, 'sine', frequency, 0, 0.09)
    if (frequency * 7 > 9000) return
    const tine = envelope(context, out, tone, { attack: 0.002, sustain: 0, decay: 0.045, release: 0.04, peak: 0.045 })
    oscillator(context, tine, tone, 'sine', frequency * 7.02, 0, 0.04)
  },
  pad: (context, out, tone) => {
    const { frequency, strength, start, end } = tone
    const attack = Math.min(0.14, (end - start) * 0.35)
    const level = envelope(context, out, tone, { attack, sustain: 0.86, decay: 1.2, release: 0.16, peak: 0.2 })
    const filter = lowpass(context, level, 500 + frequency * 1.2, 0.5)
    filter.frequency.setTargetAtTime(700 + frequency * 1.6 + 1100 * strength, start, 0.5)
    for (const [cents, side] of [
      [-8, -0.45],
      [7, 0.45],
    ] as const) {
      const place = context.createStereoPanner()
      place.pan.value = side
      place.connect(filter)
      oscillator(context, place, tone, softSaw(context), frequency, cents, 0.16)
    }
  },
  pluck: (context, out, tone) => {
    const { frequency, strength, start } = tone
    const level = envelope(context, out, tone, { attack: 0.002, sustain: 0.06, decay: 0.26, release: 0.05, peak: 0.4 })
    const bright = Math.min(11000, frequency * 5 + 500 + 3200 * strength)
    const filter = lowpass(context, level, bright, 0.9)
    filter.frequency.setTargetAtTime(Math.min(bright, frequency * 1.6 + 260), start, 0.09)
    oscillator(context, filter, tone, softSaw(context), frequency, -4, 0.05)
    oscillator(context, filter, tone, 'triangle', frequency, 4, 0.05)
  },
  lead: (context, out, tone) => {
    const { frequency, strength, start, end } = tone
    const level = envelope(context, out, tone, { attack: 0.012, sustain: 0.8, decay: 0.5, release: 0.06, peak: 0.26 })
    const bright = Math.min(9000, frequency * 3 + 900 + 2200 * strength)
    const filter = lowpass(context, level, bright, 1)
    filter.frequency.setTargetAtTime(bright * 0.62, start + 0.02, 0.3)
    const both = [
      oscillator(context, filter, tone, softSaw(context), frequency, -5, 0.06),
      oscillator(context, filter, tone, 'triangle', frequency, 5, 0.06),
    ]
    if (end - start < 0.45) return
    const depth = context.createGain()
    depth.gain.setValueAtTime(0, start)
    depth.gain.setTargetAtTime(7, start + 0.22, 0.18)
    for (const { detune } of both) depth.connect(detune)
    oscillator(context, depth, tone, 'sine', 5.1, 0, 0.06)
  },
}

/** Seconds, but `sustain`, a share of the peak; decay and release to 1/e. */
type Shape = {
  readonly attack: number
  readonly sustain: number
  readonly decay: number
  readonly release: number
  readonly peak: number
}

function envelope(context: BaseAudioContext, out: AudioNode, { strength, start, end }: Tone, shape: Shape): GainNode {
  const level = context.createGain()
  const peak = shape.peak * (0.25 + 0.75 * strength ** 1.3)
  const top = Math.min(start + shape.attack, end)
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(peak, top)
  level.gain.setTargetAtTime(peak * shape.sustain, top, shape.decay)
  level.gain.setTargetAtTime(0, end, shape.release)
  level.connect(out)
  return level
}

/** Sounds until its envelope has faded by 60 dB. */
function oscillator(
  context: BaseAudioContext,
  out: AudioNode | AudioParam,
  { start, end }: Tone,
  wave: OscillatorType | PeriodicWave,
  frequency: number,
  cents: number,
  release: number,
): OscillatorNode {
  const source = context.createOscillator()
  if (wave instanceof PeriodicWave) source.setPeriodicWave(wave)
  else source.type = wave
  source.frequency.value = frequency
  source.detune.value = cents
  if (out instanceof AudioNode) source.connect(out)
  else source.connect(out)
  source.start(start)
  source.stop(end + release * 7)
  return source
}

function lowpass(context: BaseAudioContext, out: AudioNode, frequency: number, q: number): BiquadFilterNode {
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.Q.value = q
  filter.frequency.value = frequency
  filter.connect(out)
  return filter
}

/** Harmonics that fall a little faster than a saw's: less edge, less to filter away. */
function softSaw(context: BaseAudioContext): PeriodicWave {
  const kept = softSaws.get(context)
  if (kept) return kept
  const real = new Float32Array(HARMONICS)
  const imag = Float32Array.from({ length: HARMONICS }, (_, n) => (n === 0 ? 0 : 1 / n ** 1.35))
  const wave = context.createPeriodicWave(real, imag)
  softSaws.set(context, wave)
  return wave
}

const HARMONICS = 32
const softSaws = new WeakMap<BaseAudioContext, PeriodicWave>()
