/** What stands between a clean rendering and a record: voices over it, echoes, pumping, distortion, sweeps of noise. */

export type Truth = {
  readonly id: string
  readonly chords: readonly {
    readonly start: number
    readonly end: number
    readonly root: number | null
    readonly quality: string
  }[]
  readonly beats: readonly number[]
  readonly notes: readonly { readonly pitch: number; readonly start: number; readonly end: number }[]
}

/** Each effect comes by chance, so that a third of the pieces stay nearly clean. */
export function roughen(clean: Float32Array, truth: Truth, random: () => number): Float32Array {
  let sound: Float32Array = Float32Array.from(clean)
  if (random() < 0.35) addVoice(sound, truth, random)
  if (random() < 0.25) sound = echo(sound, truth, random)
  if (random() < 0.25) sound = detuned(sound, random)
  if (random() < 0.3) pump(sound, truth, random)
  if (random() < 0.3) addNoise(sound, truth, random)
  if (random() < 0.25) tilt(sound, random)
  if (random() < 0.25) distort(sound, random)
  const peak = sound.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-6)
  return sound.map((x) => (0.9 * x) / peak)
}

/** A sung line: glides, vibrato, formants that wander, notes of the scale and of the chord. */
function addVoice(sound: Float32Array, truth: Truth, random: () => number): void {
  const histogram = Array.from({ length: 12 }, () => 0)
  for (const { pitch, start, end } of truth.notes) histogram[pitch % 12] = (histogram[pitch % 12] ?? 0) + end - start
  const most = Math.max(...histogram)
  const scale = histogram.flatMap((share, pitchClass) => (share > 0.12 * most ? [pitchClass] : []))
  const level = loudness(sound) * 10 ** ((random() * 14 - 10) / 20)
  const beat = (truth.beats[1] ?? 0.5) - (truth.beats[0] ?? 0)
  const breath = random() * 0.4
  let pitch = 55 + random() * 14
  let phase = 0
  let time = random() * 4
  const end = sound.length / RATE
  while (time < end) {
    if (random() < 0.12) time += beat * (1 + Math.floor(random() * 8))
    const length = beat * ([0.5, 0.5, 1, 1, 1.5, 2, 3][Math.floor(random() * 7)] ?? 1)
    const target = nearest(pitch + random() * 9 - 4.5, scale)
    const formants = [300 + random() * 600, 900 + random() * 1400, 2600 + random() * 600]
    const from = Math.floor(time * RATE)
    const to = Math.min(sound.length, Math.floor((time + length * 0.95) * RATE))
    const start = pitch
    let amplitudes: number[] = []
    for (let at = from; at < to; at++) {
      const t = (at - from) / RATE
      const now =
        target + (start - target) * Math.exp(-t * 30) + 0.35 * Math.sin(2 * Math.PI * 5.6 * t) * Math.min(1, t * 3)
      const frequency = 440 * 2 ** ((now - 69) / 12)
      if ((at - from) % 512 === 0)
        amplitudes = Array.from(
          { length: 16 },
          (_, partial) => formantGain(frequency * (partial + 1), formants) / (partial + 1) ** 0.5,
        )
      phase += frequency / RATE
      let value = 0
      amplitudes.forEach((amplitude, partial) => {
        value += amplitude * (SINE[Math.floor(phase * (partial + 1) * 4096) & 4095] ?? 0)
      })
      value += breath * (random() - 0.5)
      const envelope = Math.min(1, t * 25, (to - at) / RATE / 0.05)
      sound[at] = (sound[at] ?? 0) + value * envelope * level
    }
    pitch = Math.max(52, Math.min(77, target))
    time += length
  }
}

function formantGain(frequency: number, formants: readonly number[]): number {
  return formants.reduce((gain, formant) => gain + Math.exp(-(((frequency - formant) / 180) ** 2)), 0.08)
}

function nearest(pitch: number, scale: readonly number[]): number {
  for (let away = 0; away < 12; away++)
    for (const near of [Math.round(pitch) + away, Math.round(pitch) - away])
      if (scale.includes(((near % 12) + 12) % 12)) return near
  return Math.round(pitch)
}

function echo(sound: Float32Array, truth: Truth, random: () => number): Float32Array {
  const beat = (truth.beats[1] ?? 0.5) - (truth.beats[0] ?? 0)
  const delay = Math.round(beat * ([0.25, 0.5, 0.75, 1][Math.floor(random() * 4)] ?? 0.5) * RATE)
  const back = 0.2 + random() * 0.4
  const wet = new Float32Array(sound.length)
  for (let at = delay; at < sound.length; at++) wet[at] = back * ((wet[at - delay] ?? 0) + (sound[at - delay] ?? 0))
  return sound.map((x, at) => x + (wet[at] ?? 0))
}

/** A second copy some cents away that wanders, as choruses and tapes do. */
function detuned(sound: Float32Array, random: () => number): Float32Array {
  const depth = (0.002 + random() * 0.004) * RATE
  const rate = 0.2 + random() * 1.5
  const mix = 0.3 + random() * 0.5
  return sound.map((x, at) => {
    const from = at - depth * (1.2 + Math.sin((2 * Math.PI * rate * at) / RATE))
    const whole = Math.floor(from)
    const near = sound[Math.max(0, whole)] ?? 0
    return x + mix * (near + (from - whole) * ((sound[Math.max(0, whole + 1)] ?? 0) - near))
  })
}

function pump(sound: Float32Array, truth: Truth, random: () => number): void {
  const depth = 0.4 + random() * 0.55
  truth.beats.forEach((beat, index) => {
    const length = ((truth.beats[index + 1] ?? beat + 0.5) - beat) * (0.5 + random() * 0.1)
    for (let at = Math.floor(beat * RATE); at < (beat + length) * RATE && at < sound.length; at++)
      sound[at] = (sound[at] ?? 0) * (1 - depth * (1 - (at / RATE - beat) / length))
  })
}

/** Steady hiss, or risers that sweep for some bars. */
function addNoise(sound: Float32Array, truth: Truth, random: () => number): void {
  const level = loudness(sound) * 10 ** ((random() * 20 - 24) / 20)
  const isRiser = random() < 0.6
  const bars = 4 * ((truth.beats[1] ?? 0.5) - (truth.beats[0] ?? 0)) * 4
  let low = 0
  let band = 0
  for (let at = 0; at < sound.length; at++) {
    const share = isRiser ? ((at / RATE) % bars) / bars : 0.6
    const f = 2 * Math.sin((Math.PI * (200 + 6000 * share * share)) / RATE / 2)
    const noise = random() * 2 - 1
    low += f * band
    band += f * (noise - low - 0.7 * band)
    sound[at] = (sound[at] ?? 0) + 2 * band * level * (isRiser ? share : 1)
  }
}

/** More or less bass, more or less air. */
function tilt(sound: Float32Array, random: () => number): void {
  const edge = 1 - Math.exp((-2 * Math.PI * (200 + random() * 1500)) / RATE)
  const below = 10 ** ((random() * 20 - 12) / 20)
  let low = 0
  for (let at = 0; at < sound.length; at++) {
    const x = sound[at] ?? 0
    low += edge * (x - low)
    sound[at] = x - low + below * low
  }
}

function distort(sound: Float32Array, random: () => number): void {
  const drive = (1 + random() * 4) / (3 * loudness(sound))
  const bias = random() * 0.3
  for (let at = 0; at < sound.length; at++) sound[at] = Math.tanh(drive * (sound[at] ?? 0) + bias) - Math.tanh(bias)
}

function loudness(sound: Float32Array): number {
  let sum = 0
  for (const x of sound) sum += x * x
  return Math.sqrt(sum / Math.max(1, sound.length)) + 1e-6
}

const RATE = 22_050
const SINE = Float32Array.from({ length: 4096 }, (_, at) => Math.sin((2 * Math.PI * at) / 4096))
