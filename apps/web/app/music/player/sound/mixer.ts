import { type DrumPiece, drumPiece } from '../score/drum-piece.ts'
import type { DueNote, Score, ScorePart, Voice } from '../score/score.ts'
import { drumHit } from './drum-hit.ts'
import { VOICES } from './voices.ts'

/** Everything between the notes of a score and the loudspeaker; one for each time that something is played. */
export type Mixer = {
  /** Sounds a note from `start` to `end`, in seconds of the context's clock. */
  readonly sound: (part: ScorePart, note: DueNote, start: number, end: number) => void
  /** Opens or closes a part without a click. */
  readonly switchPart: (trackId: number, isOn: boolean) => void
  /** Fades to silence and lets everything go. */
  readonly fadeOut: () => void
}

export type MixerSettings = {
  readonly isOn: (part: ScorePart) => boolean
  /** On top of the parts' levels: what makes two versions of a place equally loud. */
  readonly gainDb?: number
}

export function createMixer(context: BaseAudioContext, out: AudioNode, score: Score, settings: MixerSettings): Mixer {
  const bus = context.createGain()
  bus.gain.value = decibels(settings.gainDb ?? 0)
  bus.connect(out)
  const room = createRoom(context, bus)
  const switches = new Map<number, GainNode>()
  const inputs = new Map<number, GainNode>()
  for (const part of score.parts) {
    const input = context.createGain()
    input.gain.value = decibels(part.gainDb) * BALANCE[part.voice]
    const place = context.createStereoPanner()
    place.pan.value = part.pan * 0.8
    const open = context.createGain()
    open.gain.value = settings.isOn(part) ? 1 : 0
    const send = context.createGain()
    send.gain.value = SEND[part.voice]
    input.connect(place).connect(open).connect(bus)
    open.connect(send).connect(room)
    switches.set(part.trackId, open)
    inputs.set(part.trackId, input)
  }
  return {
    sound: (part, note, start, end) => {
      const input = inputs.get(part.trackId)
      if (!input) return
      const strength = Math.max(1, Math.min(127, note.velocity)) / 127
      if (part.voice === 'drums') hit(context, input, drumPiece(part, note.pitch), strength, start)
      else VOICES[part.voice](context, input, { frequency: hertz(note.pitch), strength, start, end })
    },
    switchPart: (trackId, isOn) => {
      switches.get(trackId)?.gain.setTargetAtTime(isOn ? 1 : 0, context.currentTime, 0.012)
    },
    fadeOut: () => {
      bus.gain.setTargetAtTime(0, context.currentTime, 0.012)
      setTimeout(() => bus.disconnect(), 150)
    },
  }
}

/** Makes what a score needs before it is played, a little at a time: no frame waits for all of it. */
export async function warmUp(context: BaseAudioContext, { parts }: Score): Promise<void> {
  roomOf(context)
  const pieces = new Set<DrumPiece>()
  for (const part of parts) {
    const { shift, passages } = part
    if (part.voice !== 'drums') continue
    const pitches = new Set(passages.flatMap(({ rows }) => rows.map(([pitch]) => pitch + shift)))
    for (const pitch of pitches) pieces.add(drumPiece(part, pitch))
  }
  for (const piece of pieces) {
    bufferOf(context, piece)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** A limiter and a soft ceiling before the loudspeaker: one for the context. */
export function createOutput(context: BaseAudioContext): GainNode {
  const input = context.createGain()
  input.gain.value = 0.6
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -7
  limiter.knee.value = 5
  limiter.ratio.value = 16
  limiter.attack.value = 0.003
  limiter.release.value = 0.14
  const ceiling = context.createWaveShaper()
  ceiling.curve = CEILING
  const level = context.createGain()
  level.gain.value = 0.89
  input.connect(limiter).connect(ceiling).connect(level).connect(context.destination)
  return input
}

/** MIDI number to hertz, A3 (69) at 440. */
export function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

function decibels(db: number): number {
  return 10 ** (db / 20)
}

function hit(context: BaseAudioContext, out: AudioNode, piece: DrumPiece, strength: number, start: number): void {
  const source = context.createBufferSource()
  source.buffer = bufferOf(context, piece)
  const level = context.createGain()
  level.gain.value = HIT_LEVEL[piece] * strength ** 1.5
  source.connect(level)
  if (strength > 0.75 || piece === 'kick') level.connect(out)
  else {
    const soft = context.createBiquadFilter()
    soft.type = 'lowpass'
    soft.frequency.value = 3000 + 15_000 * strength
    level.connect(soft).connect(out)
  }
  source.start(start)
}

function bufferOf(context: BaseAudioContext, piece: DrumPiece): AudioBuffer {
  const kept = hits.get(context) ?? new Map<DrumPiece, AudioBuffer>()
  hits.set(context, kept)
  const known = kept.get(piece)
  if (known) return known
  const samples = drumHit(piece, context.sampleRate)
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  kept.set(piece, buffer)
  return buffer
}

/** A small room: noise that fades and darkens, different on both sides. */
function createRoom(context: BaseAudioContext, out: AudioNode): AudioNode {
  const room = context.createConvolver()
  room.buffer = roomOf(context)
  const cut = context.createBiquadFilter()
  cut.type = 'highpass'
  cut.frequency.value = 240
  cut.connect(room).connect(out)
  return cut
}

function roomOf(context: BaseAudioContext): AudioBuffer {
  const kept = rooms.get(context)
  if (kept) return kept
  const length = Math.round(context.sampleRate * ROOM_SECONDS)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (const side of [0, 1]) {
    const samples = new Float32Array(length)
    let state = 97 + side * 7919
    let smooth = 0
    let level = 0.32
    const fade = Math.exp(-6.9 / length)
    for (let at = Math.round(context.sampleRate * (0.008 + side * 0.003)); at < length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      const dark = 0.35 + (0.45 * at) / length
      smooth = smooth * dark + (state / 2147483648) * (1 - dark)
      samples[at] = smooth * level
      level *= fade
    }
    buffer.copyToChannel(samples, side)
  }
  rooms.set(context, buffer)
  return buffer
}

const ROOM_SECONDS = 1.3
const hits = new WeakMap<BaseAudioContext, Map<DrumPiece, AudioBuffer>>()
const rooms = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Straight up to three quarters, then bent towards one: no sample leaves above it. */
const CEILING = Float32Array.from({ length: 2049 }, (_, index) => {
  const x = index / 1024 - 1
  const size = Math.abs(x)
  return size <= 0.75 ? x : Math.sign(x) * (0.75 + 0.25 * Math.tanh((size - 0.75) / 0.25))
})

const BALANCE: Record<Voice, number> = { drums: 0.62, bass: 0.62, keys: 0.5, pad: 0.5, pluck: 0.46, lead: 0.5 }
const SEND: Record<Voice, number> = { drums: 0.07, bass: 0, keys: 0.26, pad: 0.34, pluck: 0.34, lead: 0.32 }
const HIT_LEVEL: Record<DrumPiece, number> = {
  kick: 0.95,
  snare: 0.6,
  clap: 0.55,
  rim: 0.5,
  closedHat: 0.42,
  openHat: 0.38,
  lowTom: 0.7,
  highTom: 0.62,
  ride: 0.4,
  crash: 0.5,
  shaker: 0.4,
  tambourine: 0.42,
  cowbell: 0.45,
  lowConga: 0.6,
  highConga: 0.55,
}
