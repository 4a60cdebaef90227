import type { MidiNoteDescription } from '../description/clip-description.ts'
import { played } from './feel.ts'

/** Pads by the General MIDI numbers that producers expect. */
export const PADS = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  closedHat: 42,
  shaker: 44,
  openHat: 46,
  conga: 48,
} as const

/** Four on the floor, one bar. */
export function fourOnTheFloor(): MidiNoteDescription[] {
  return [0, 1, 2, 3].map((beat) => hit(PADS.kick, beat, 0.25, beat === 0 ? 120 : 114))
}

/** Backbeat, with a quiet one before the fourth bar ends. */
export function backbeat(): MidiNoteDescription[] {
  const claps = [0, 1, 2, 3].flatMap((bar) => [1, 3].map((beat) => hit(PADS.clap, bar * 4 + beat, 0.25, 108 + bar)))
  return [...claps, hit(PADS.clap, 15.75, 0.2, 62)]
}

/** As drawn with the pencil and never touched again: every stroke at 100. */
export function drawnHats(): MidiNoteDescription[] {
  const closed = Array.from({ length: 16 }, (_, step) => step / 4).filter((beat) => beat % 1 !== 0.5)
  return [
    ...closed.map((beat) => hit(PADS.closedHat, beat, 0.2, 100)),
    ...[0.5, 1.5, 2.5, 3.5].map((beat) => hit(PADS.openHat, beat, 0.25, 100)),
  ].sort((a, b) => a.startBeats - b.startBeats)
}

/** Shaker, rim and conga over two bars, played by hand. */
export function percussion(): MidiNoteDescription[] {
  const shaker = Array.from({ length: 32 }, (_, i) =>
    hit(PADS.shaker, i / 4, 0.15, played(58 + (i % 4 === 2 ? 18 : 0), i / 4, i)),
  )
  const rim = [0.75, 2.25, 3.5, 4.75, 6.5].map((beat, i) => hit(PADS.rim, beat, 0.2, played(70, beat, i, 1)))
  const conga = [1.5, 1.75, 3.25, 5.5, 7.25, 7.5].map((beat, i) => hit(PADS.conga, beat, 0.3, played(76, beat, i, 2)))
  return [...shaker, ...rim, ...conga]
}

/** Eight bars of snare that grow denser and louder: quarters, eighths, sixteenths. */
export function snareRoll(): MidiNoteDescription[] {
  const steps = [1, 1, 1, 1, 0.5, 0.5, 0.25, 0.25]
  return steps.flatMap((step, bar) =>
    Array.from({ length: 4 / step }, (_, i) => {
      const beat = bar * 4 + i * step
      return hit(PADS.snare, beat, step * 0.8, Math.round(46 + (beat / 32) * 72))
    }),
  )
}

function hit(pitch: number, startBeats: number, durationBeats: number, velocity: number): MidiNoteDescription {
  return { pitch, startBeats, durationBeats, velocity }
}
