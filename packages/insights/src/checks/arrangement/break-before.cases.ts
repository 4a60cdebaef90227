import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, four, kick, track } from './energy.cases.ts'

/** So many parts until a bar, which go on from bar 17. */
const stopping = (count: number, until: number): TrackDescription[] =>
  [60, 64, 67, 71].slice(0, count).map((pitch) => track(bars(0, until, pitch), bars(16, 16, pitch)))
/** With a kick from bar 17 on. */
const beforeKick = (...parts: TrackDescription[]): SetDescription => ({ tracks: [...parts, kick(four(16, 16))] })
const through = midi({ name: 'Arp', arrangementClips: [bars(0, 32, 72)] })
/** Beats with a rest of a beat before the line of each second bar. */
const halting = (count: number, pitch: number): TrackDescription =>
  track(
    midiClip({
      lengthBeats: count * 4,
      notes: notes(count * 4, { pitch, durationBeats: 1 }).filter(({ startBeats }) => startBeats % 8 !== 7),
    }),
  )

/** What stops just before the drums, or the fullest section. */
export const BREAK_CASES: readonly CheckCase[] = [
  ['AR24', 'fires', 'a single part that stops for half a bar before the drums', beforeKick(...stopping(1, 15.5))],
  ['AR24', 'beside', 'for a beat', beforeKick(...stopping(1, 15.75))],
  ['AR24', 'fires', 'two that stop for a beat', beforeKick(...stopping(2, 15.75))],
  ['AR24', 'trap', 'two that play up to the drums', beforeKick(...stopping(2, 16))],
  ['AR24', 'trap', 'two that let their last note go early', beforeKick(...stopping(2, 15.9))],
  ['AR24', 'fires', 'two of three that stop for a bar', beforeKick(...stopping(2, 15), through)],
  ['AR24', 'fires', 'for half a bar', beforeKick(...stopping(2, 15.5), through)],
  ['AR24', 'beside', 'for a beat, while one plays on', beforeKick(...stopping(2, 15.75), through)],
  ['AR24', 'beside', 'one of two', beforeKick(...stopping(1, 15), through)],
  ['AR24', 'trap', 'for two bars, a rest', beforeKick(...stopping(2, 14))],
  ['AR24', 'trap', 'a groove that halts every second bar', beforeKick(halting(32, 60), halting(32, 64))],
  [
    'AR24',
    'trap',
    'before bar 17, where nothing comes in',
    { tracks: [...stopping(3, 15.5), midi({ name: 'Kick', arrangementClips: [four(0, 15), four(16, 16)] })] },
  ],
]
