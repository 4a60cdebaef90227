import type { FaultKind } from '@kvint/audio'
import type { SetDescription } from '@kvint/als/build'
import { midi, midiClip, notes } from '../../testing/report-of.ts'
import type { SoundDescription } from '../testing/bounce-of.ts'

export type BounceCase = readonly [
  checkId: string,
  kind: 'fires' | 'beside' | 'trap',
  what: string,
  sound: SoundDescription,
]

const fault = (kind: FaultKind, value: number, startSeconds = 0, endSeconds = 64): SoundDescription => ({
  faults: [{ kind, startSeconds, endSeconds, value }],
})
/** Two sections of 16 bars at 120 BPM, 32 s each; the second is the drop. */
const song = (label = 'Drop', before = 'Verse'): SetDescription => ({
  tempo: 120,
  locators: [
    { timeBeats: 0, name: before },
    { timeBeats: 64, name: label },
  ],
  tracks: [
    midi({ name: 'Keys', arrangementClips: [midiClip({ lengthBeats: 128, notes: notes(128) })] }),
    midi({
      name: 'Bass',
      arrangementClips: [midiClip({ startBeats: 64, lengthBeats: 64, notes: notes(64, { pitch: 36 }) })],
    }),
  ],
})
const three = (): SetDescription => ({
  ...song(),
  locators: [
    { timeBeats: 0, name: 'Verse' },
    { timeBeats: 40, name: 'Bridge' },
    { timeBeats: 84, name: 'Drop' },
  ],
})
const step = (first: number, second: number) => (at: number) => (at < 32 ? first : second)
const below = (hz: number, db: number) => (at: number) => (at < hz ? { db } : {})
const side = (first: number, second: number) => (hz: number, at: number) =>
  hz < 200 ? {} : { correlation: at < 32 ? first : second }

/** Sounds that the checks of bounces are given. */
export const BOUNCE_CASES: readonly BounceCase[] = [
  [
    'HE01',
    'fires',
    'over by 0.8 dB',
    { ...fault('intersample-overs', 0.8, 10, 10.1), loudness: { truePeakDbtp: 0.8 } },
  ],
  ['HE01', 'beside', 'a peak at −0.1 dBTP', { loudness: { truePeakDbtp: -0.1 } }],
  ['HE01', 'trap', 'silence', { loudness: { truePeakDbtp: null, integratedLufs: null } }],
  ['HE02', 'fires', 'a dense mix that peaks at −0.3', { loudness: { truePeakDbtp: -0.3, plrDb: 8 } }],
  ['HE02', 'beside', 'a dense mix that peaks at −1', { loudness: { truePeakDbtp: -1, plrDb: 8 } }],
  ['HE02', 'trap', 'a lively mix that peaks at −0.3', { loudness: { truePeakDbtp: -0.3, plrDb: 12 } }],
  ['HE03', 'fires', 'flat tops', fault('hard-clipped', 340)],
  ['HE03', 'beside', 'a peak at full scale and no flat tops', { loudness: { samplePeakDbfs: 0, truePeakDbtp: 0 } }],
  ['HE03', 'trap', 'dense, and not cut', { loudness: { plrDb: 7 } }],
  ['HE05', 'fires', '−9 LUFS', { loudness: { integratedLufs: -9 } }],
  ['HE05', 'fires', 'the bounce of a set at −9 LUFS', { set: song(), loudness: { integratedLufs: -9 } }],
  ['HE05', 'beside', 'a sample of ten seconds', { seconds: 10, loudness: { integratedLufs: -9 } }],
  ['HE05', 'trap', 'silence', { loudness: { integratedLufs: null } }],
  ['HE06', 'fires', 'a mix at −23 LUFS that peaks at −9', { loudness: { integratedLufs: -23, truePeakDbtp: -9 } }],
  ['HE06', 'beside', 'a mix at −20 LUFS', { loudness: { integratedLufs: -20, truePeakDbtp: -9 } }],
  ['HE06', 'trap', 'a quiet song whose peaks are high', { loudness: { integratedLufs: -23, truePeakDbtp: -1 } }],
  ['HE07', 'fires', '5.5 dB from mean to peak', fault('squashed', 5.5)],
  ['HE07', 'beside', 'loud, with peaks', { loudness: { integratedLufs: -8, plrDb: 8.5 } }],
  ['HE07', 'trap', 'silence', { ...fault('squashed', 5), loudness: { integratedLufs: null } }],
  ['HE08', 'fires', 'one section of three 4 dB denser', { set: three(), peakDb: (at) => (at < 20 ? -8 : -3) }],
  ['HE08', 'beside', 'one section of three 2 dB denser', { set: three(), peakDb: (at) => (at < 20 ? -6 : -4) }],
  ['HE08', 'trap', 'denser, and still lively', { set: three(), peakDb: (at) => (at < 20 ? -3 : 1) }],
  ['HE09', 'fires', 'a drop half a unit louder', { set: song(), lufs: step(-14, -13.5) }],
  ['HE09', 'fires', 'everything down by 5 dB at one moment', fault('drop-quieter-than-verse', 5, 32)],
  ['HE09', 'beside', 'a drop 1.2 units louder', { set: song(), lufs: step(-14, -12.8) }],
  ['HE09', 'trap', 'a break half a unit louder', { set: song('Break'), lufs: step(-14, -13.5) }],
  ['HE09', 'trap', 'a second half of the drop', { set: song('Drop 2', 'Drop'), lufs: step(-14, -13.5) }],
  ['HE10', 'fires', 'four minutes within 2 LU', { seconds: 240, loudness: { rangeLu: 2 } }],
  ['HE10', 'beside', 'four minutes within 3 LU', { seconds: 240, loudness: { rangeLu: 3 } }],
  ['HE10', 'trap', 'a minute within 2 LU', { loudness: { rangeLu: 2 } }],
  ['HE11', 'fires', 'a hit 6 LU above all else', { set: song(), lufs: (at) => (at > 40 && at < 40.5 ? -8 : -14) }],
  ['HE11', 'beside', 'a hit 3 LU above all else', { set: song(), lufs: (at) => (at > 40 && at < 40.5 ? -11 : -14) }],
  ['HE11', 'trap', 'two hits', { set: song(), lufs: (at) => (at % 10 < 0.5 ? -8 : -14) }],
  ['HE12', 'fires', 'an end at −20 dBFS', fault('cut-off-end', -20, 63.95)],
  ['HE12', 'beside', 'a mix without faults', {}],
  ['HE12', 'trap', 'silence after the end', fault('head-and-tail-silence', 5, 59)],
  ['HE13', 'fires', 'five seconds of silence', fault('head-and-tail-silence', 5, 59)],
  ['HE13', 'beside', 'a mix without faults', {}],
  ['HE13', 'trap', 'a dropout', fault('dropout', 80, 20, 20.08)],
  ['HE15', 'fires', '24 dB from middle to treble', fault('dull', 24)],
  ['HE15', 'beside', 'a mix without faults', {}],
  ['HE15', 'trap', 'a lossy source', fault('lossy-source', 16_000)],
  ['HE16', 'fires', 'a boom', fault('boomy', 18)],
  ['HE16', 'beside', 'a mix without faults', {}],
  ['HE16', 'trap', 'no low end', fault('no-low-end', 20)],
  ['HE17', 'fires', 'as much below 30 Hz as above', { band: below(30, -28) }],
  ['HE17', 'beside', '12 dB less below 30 Hz', { band: below(30, -45) }],
  ['HE17', 'trap', 'a constant offset', { ...fault('dc-offset', 2), band: below(30, -28) }],
  ['HE18', 'fires', 'nothing below 63 Hz', fault('no-low-end', 20)],
  ['HE18', 'beside', 'a mix without faults', {}],
  ['HE18', 'trap', 'a boom', fault('boomy', 18)],
  ['HE22', 'fires', 'a cliff at 16 kHz', fault('lossy-source', 16_000)],
  ['HE22', 'beside', 'a mix without faults', {}],
  ['HE22', 'trap', 'dull', fault('dull', 24)],
  ['HE25', 'fires', 'a bass that cancels', fault('low-end-out-of-phase', 6)],
  ['HE25', 'beside', 'a mix without faults', {}],
  ['HE25', 'trap', 'a wide middle', { band: side(0, 0) }],
  [
    'HE26',
    'fires',
    'a band that loses 6 dB',
    { band: (hz) => (hz > 900 && hz < 1100 ? { db: -22, correlation: -0.6 } : {}) },
  ],
  ['HE26', 'beside', 'unrelated sides', { band: (hz) => (hz > 900 && hz < 1100 ? { db: -22, correlation: 0 } : {}) }],
  [
    'HE26',
    'trap',
    'a band that carries nothing',
    { band: (hz) => (hz > 900 && hz < 1100 ? { db: -50, correlation: -0.6 } : {}) },
  ],
  ['HE27', 'fires', 'one side inverted', fault('right-inverted', -0.9)],
  ['HE27', 'beside', 'a mix without faults', {}],
  ['HE27', 'trap', 'a bass that cancels', fault('low-end-out-of-phase', 6)],
  ['HE29', 'fires', 'left 4 dB louder', fault('left-louder', 4)],
  ['HE29', 'beside', 'a mix without faults', {}],
  ['HE29', 'trap', 'mono', fault('mono-in-stereo', -90)],
  ['HE30', 'fires', 'two equal channels', fault('mono-in-stereo', -90)],
  ['HE30', 'beside', 'a mix without faults', {}],
  ['HE30', 'trap', 'one channel', { channels: 1 }],
  ['HE31', 'fires', 'sides that fall by 5 dB in the drop', { set: song(), band: side(0.4, 0.85) }],
  ['HE31', 'beside', 'sides that fall by 2 dB in the drop', { set: song(), band: side(0.6, 0.72) }],
  ['HE31', 'trap', 'a verse after a drop', { set: song('Verse', 'Drop'), band: side(0.4, 0.85) }],
  ['HE33', 'fires', 'a click', fault('click', 0.7, 20, 20)],
  ['HE33', 'beside', 'a mix without faults', {}],
  ['HE33', 'trap', 'silence after the end', fault('head-and-tail-silence', 5, 59)],
  [
    'HE33',
    'trap',
    'a step in a clipped wave',
    {
      faults: [
        { kind: 'hard-clipped', startSeconds: 0, endSeconds: 9, value: 90 },
        { kind: 'click', startSeconds: 4, endSeconds: 4, value: 0.6 },
      ],
    },
  ],
  [
    'HE33',
    'trap',
    'a step in a squashed wave',
    {
      faults: [
        { kind: 'squashed', startSeconds: 0, endSeconds: 60, value: 5 },
        { kind: 'click', startSeconds: 4, endSeconds: 4, value: 0.6 },
      ],
    },
  ],
  ['HE34', 'fires', 'an offset of 2 %', fault('dc-offset', 2)],
  ['HE34', 'beside', 'a mix without faults', {}],
  ['HE34', 'trap', 'rumble', { band: below(30, -28) }],
  ['HE35', 'fires', 'hum at 50 Hz', fault('hum', 50)],
  ['HE35', 'beside', 'a mix without faults', {}],
  ['HE35', 'trap', 'a boom', fault('boomy', 18)],
  ['HE36', 'fires', 'a file 8.8 % fast', { set: song(), alignment: { rate: 48_000 / 44_100 } }],
  ['HE36', 'beside', 'a file 0.1 % fast', { set: song(), alignment: { rate: 1.001 } }],
  ['HE36', 'trap', 'tuned low', { tuningCents: -30 }],
  ['HE36', 'trap', 'tuned low by as much as another rate makes', { ...fault('tuned-low', -46), tuningCents: -46 }],
  [
    'HE37',
    'fires',
    'a piece that was moved',
    { set: song(), alignment: { moved: [{ startSeconds: 16, endSeconds: 32, shiftSeconds: 8 }] } },
  ],
  ['HE37', 'beside', 'a bounce that fits', { set: song() }],
  ['HE37', 'trap', 'a bounce without its set', {}],
  ['HE41', 'fires', '30 cents low', { tuningCents: -30 }],
  ['HE41', 'beside', '12 cents low', { tuningCents: -12 }],
  ['HE41', 'trap', 'drums, in which no key is heard', { tuningCents: 37, key: null }],
  ['HE41', 'trap', 'a file at another rate', { set: song(), tuningCents: -47, alignment: { rate: 0.919 } }],
  ['HE46', 'fires', 'a drop 4 LU louder', { set: song(), lufs: step(-16, -12) }],
  ['HE46', 'beside', 'a drop 2 LU louder', { set: song(), lufs: step(-14, -12) }],
  ['HE46', 'trap', 'silence before', { set: song(), lufs: step(-90, -12) }],
  ['HE47', 'fires', 'bass in the middle, wide above', {}],
  ['HE47', 'beside', 'a bass that loses 0.5 dB', { band: (hz) => (hz < 200 ? { correlation: 0.78 } : {}) }],
  ['HE47', 'trap', 'a mono file', { channels: 1 }],
  [
    'HE47',
    'trap',
    'sides that cancel above the bass',
    { band: (hz) => (hz > 300 && hz < 3000 ? { correlation: -0.6 } : {}) },
  ],
  ['HE47', 'trap', 'hardly any sides above the bass', { band: (hz) => (hz < 200 ? {} : { correlation: 0.99 }) }],
]
