import type { DrumPiece } from '../score/drum-piece.ts'

/** One hit as samples, by synthesis. Sweeps and noise as in analogue drum machines; the same samples every time. */
export function drumHit(piece: DrumPiece, rate: number): Float32Array<ArrayBuffer> {
  return HITS[piece](rate)
}

const HITS: Record<DrumPiece, (rate: number) => Float32Array<ArrayBuffer>> = {
  kick: (rate) => {
    const body = swept(rate, 0.5, { from: 190, to: 49, sweep: 0.024, decay: 0.15, drive: 2.2 })
    return mixed(body, 1, filtered(noise(rate, 0.02, 0.0022), 'highpass', 1800, 0.7, rate), 0.35)
  },
  snare: (rate) => {
    const shell = mixed(
      swept(rate, 0.3, { from: 290, to: 186, sweep: 0.012, decay: 0.075, drive: 1.2 }),
      0.62,
      swept(rate, 0.3, { from: 420, to: 332, sweep: 0.01, decay: 0.045, drive: 1 }),
      0.3,
    )
    const wires = filtered(filtered(noise(rate, 0.3, 0.085), 'highpass', 900, 0.6, rate), 'lowpass', 9500, 0.6, rate)
    return mixed(shell, 1, wires, 0.75)
  },
  clap: (rate) => {
    const bursts = new Float32Array(Math.round(rate * 0.35))
    for (const [index, at] of [0, 0.0095, 0.0195, 0.03].entries()) {
      const burst = noise(rate, 0.3, index === 3 ? 0.085 : 0.0045, index + 3)
      add(bursts, burst, index === 3 ? 0.7 : 0.9, Math.round(at * rate))
    }
    return filtered(filtered(bursts, 'bandpass', 1250, 0.9, rate), 'highpass', 500, 0.7, rate).map((each) => each * 2.1)
  },
  rim: (rate) =>
    mixed(
      swept(rate, 0.06, { from: 1750, to: 1680, sweep: 0.004, decay: 0.008, drive: 1.4 }),
      0.6,
      swept(rate, 0.06, { from: 480, to: 455, sweep: 0.004, decay: 0.012, drive: 1.4 }),
      0.5,
    ),
  closedHat: (rate) => hat(rate, 0.12, 0.022),
  openHat: (rate) => hat(rate, 0.6, 0.16),
  lowTom: (rate) => swept(rate, 0.5, { from: 150, to: 92, sweep: 0.05, decay: 0.15, drive: 1.4 }),
  highTom: (rate) => swept(rate, 0.4, { from: 230, to: 148, sweep: 0.045, decay: 0.12, drive: 1.4 }),
  ride: (rate) => {
    const bell = filtered(metal(rate, 1.2, 0.34, 1.32), 'bandpass', 5200, 0.8, rate)
    return mixed(bell, 0.5, filtered(noise(rate, 0.3, 0.02), 'highpass', 7000, 0.7, rate), 0.18)
  },
  crash: (rate) => {
    const wash = filtered(noise(rate, 1.8, 0.42), 'highpass', 4200, 0.6, rate)
    return mixed(wash, 0.34, filtered(metal(rate, 1.8, 0.36, 1.5), 'highpass', 5200, 0.7, rate), 0.28)
  },
  shaker: (rate) => {
    const grains = filtered(noise(rate, 0.14, 0.03), 'bandpass', 7200, 1.1, rate)
    const rise = rate * 0.014
    return grains.map((each, at) => each * 0.9 * Math.min(1, at / rise))
  },
  tambourine: (rate) => {
    const jingles = filtered(metal(rate, 0.3, 0.06, 1.9), 'highpass', 8200, 0.9, rate)
    return mixed(jingles, 0.5, filtered(noise(rate, 0.3, 0.045), 'highpass', 7600, 0.8, rate), 0.3)
  },
  cowbell: (rate) => {
    const both = tones(rate, 0.4, [540, 800], 0.09)
    return filtered(both, 'bandpass', 1900, 0.8, rate).map((each) => each * 0.8)
  },
  lowConga: (rate) => conga(rate, 205),
  highConga: (rate) => conga(rate, 318),
}

function hat(rate: number, seconds: number, decay: number): Float32Array<ArrayBuffer> {
  const ring = filtered(metal(rate, seconds, decay, 1), 'highpass', 7400, 0.9, rate)
  const air = filtered(noise(rate, seconds, decay * 0.8), 'highpass', 8600, 0.7, rate)
  return mixed(ring, 0.55, air, 0.3)
}

function conga(rate: number, frequency: number): Float32Array<ArrayBuffer> {
  const skin = swept(rate, 0.35, { from: frequency * 1.12, to: frequency, sweep: 0.02, decay: 0.09, drive: 1.1 })
  return mixed(skin, 0.7, filtered(noise(rate, 0.03, 0.004), 'bandpass', 2200, 0.8, rate), 0.3)
}

/** Six squares that share no harmonics, as in the cymbals of the TR-808; frequencies in hertz from its circuit. */
function metal(rate: number, seconds: number, decay: number, pitch: number): Float32Array<ArrayBuffer> {
  return tones(
    rate,
    seconds,
    [205.3, 304.4, 369.6, 522.7, 540, 800].map((each) => each * pitch * 2),
    decay,
  )
}

function tones(
  rate: number,
  seconds: number,
  frequencies: readonly number[],
  decay: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.round(rate * seconds))
  const fade = Math.exp(-1 / (decay * rate))
  for (const frequency of frequencies) {
    let level = 1 / frequencies.length
    for (let at = 0; at < out.length; at += 1) {
      const phase = (at * frequency) / rate
      out[at] = (out[at] ?? 0) + (phase - Math.floor(phase) < 0.5 ? level : -level)
      level *= fade
    }
  }
  return eased(out, rate)
}

type Sweep = {
  readonly from: number
  readonly to: number
  readonly sweep: number
  readonly decay: number
  readonly drive: number
}

/** A sine whose pitch falls, softly overdriven. Times in seconds to 1/e. */
function swept(rate: number, seconds: number, { from, to, sweep, decay, drive }: Sweep): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.round(rate * seconds))
  const fall = Math.exp(-1 / (sweep * rate))
  const fade = Math.exp(-1 / (decay * rate))
  const top = Math.tanh(drive)
  let over = from - to
  let level = 1
  let phase = 0
  for (let at = 0; at < out.length; at += 1) {
    phase += (2 * Math.PI * (to + over)) / rate
    out[at] = (Math.tanh(drive * Math.sin(phase)) / top) * level
    over *= fall
    level *= fade
  }
  return eased(out, rate)
}

function noise(rate: number, seconds: number, decay: number, seed = 1): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.round(rate * seconds))
  const fade = Math.exp(-1 / (decay * rate))
  let state = seed * 2654435761
  let level = 1
  for (let at = 0; at < out.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    out[at] = (state / 2147483648) * level
    level *= fade
  }
  return eased(out, rate)
}

/** No click where the sound begins, none where it is cut. */
function eased(out: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const rise = Math.round(rate * 0.0004)
  const fall = Math.min(out.length, Math.round(rate * 0.012))
  for (let at = 0; at < rise; at += 1) out[at] = ((out[at] ?? 0) * at) / rise
  for (let at = 0; at < fall; at += 1) {
    const place = out.length - 1 - at
    out[place] = ((out[place] ?? 0) * at) / fall
  }
  return out
}

function mixed(
  one: Float32Array<ArrayBuffer>,
  oneLevel: number,
  other: Float32Array<ArrayBuffer>,
  otherLevel: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.max(one.length, other.length))
  add(out, one, oneLevel, 0)
  add(out, other, otherLevel, 0)
  return out
}

function add(out: Float32Array, what: Float32Array, level: number, offset: number): void {
  const end = Math.min(what.length, out.length - offset)
  for (let at = 0; at < end; at += 1) out[at + offset] = (out[at + offset] ?? 0) + (what[at] ?? 0) * level
}

/** Second-order filters of R. Bristow-Johnson's Audio EQ Cookbook. */
function filtered(
  input: Float32Array<ArrayBuffer>,
  kind: 'lowpass' | 'highpass' | 'bandpass',
  frequency: number,
  q: number,
  rate: number,
): Float32Array<ArrayBuffer> {
  const w = (2 * Math.PI * Math.min(frequency, rate * 0.45)) / rate
  const alpha = Math.sin(w) / (2 * q)
  const cos = Math.cos(w)
  const side = kind === 'lowpass' ? (1 - cos) / 2 : kind === 'highpass' ? (1 + cos) / 2 : alpha
  const middle = kind === 'lowpass' ? 1 - cos : kind === 'highpass' ? -1 - cos : 0
  const last = kind === 'bandpass' ? -alpha : side
  const out = new Float32Array(input.length)
  const [a0, a1, a2] = [1 + alpha, -2 * cos, 1 - alpha]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let at = 0; at < input.length; at += 1) {
    const x = input[at] ?? 0
    const y = (side * x + middle * x1 + last * x2 - a1 * y1 - a2 * y2) / a0
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[at] = y
  }
  return out
}
