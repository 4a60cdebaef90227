import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, four, kick, sections, three, track } from './energy.cases.ts'

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

/** Parts that rest for the last beat before bars 9 and 17, and begin these so many beats late. */
const stoppingUntil = (beats: number): SetDescription => ({
  ...sections(),
  tracks: [60, 64, 67].map((pitch) =>
    track(
      ...Array.from({ length: 24 }, (_, bar) => {
        if (bar === 7 || bar === 15) return three(bar, pitch)
        if (bar !== 8 && bar !== 16) return bars(bar, 1, pitch)
        const late = { pitch, startBeats: beats, durationBeats: 4 - beats }
        return midiClip({ startBeats: bar * 4, lengthBeats: 4, notes: [late] })
      }),
    ),
  ),
})
/** So many parts that play until bar 16 and from a beat behind the line of bar 17 on. */
const goingOnLate = (count: number, beats: number): TrackDescription[] =>
  [60, 64, 67, 71].slice(0, count).map((pitch) => {
    const late = { pitch, startBeats: beats, durationBeats: 4 - beats }
    return track(bars(0, 15, pitch), midiClip({ startBeats: 64, lengthBeats: 4, notes: [late] }), bars(17, 15, pitch))
  })

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
  [
    'AR24',
    'trap',
    'two that stop for a bar, and drums that come in behind a silent first beat',
    {
      tracks: [
        ...goingOnLate(2, 1),
        kick(midiClip({ startBeats: 65, lengthBeats: 63, notes: notes(63, { pitch: 36 }) })),
      ],
    },
  ],
  ['AR16', 'fires', 'a hand that comes in late behind it', stoppingUntil(0.2), { lesson: 'ar16-silence' }],
  ['AR16', 'trap', 'sections whose first beat is silent too', stoppingUntil(1)],
  [
    'AR16',
    'trap',
    'a bar of silence before a full section that begins on its second beat',
    { locators: [{ timeBeats: 64, name: 'Drop' }], tracks: goingOnLate(4, 1) },
  ],
]
