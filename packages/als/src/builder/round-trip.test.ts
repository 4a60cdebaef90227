import { expect, test } from 'vitest'
import { readSet } from '../index.ts'
import { buildSet } from './build-set.ts'
import type { SetDescription } from './description/set-description.ts'
import { fullSet } from './full-set.ts'
import type { LiveMajor } from './live-shape.ts'
import { ALL, describeRoundTrip, trackOf } from './testing/describe-round-trip.ts'

describeRoundTrip('song and tracks', [
  ['nothing is lost', ALL, (set) => set.gaps, []],
  ['tempo', ALL, (set) => set.tempo.bpm, 124],
  ['tempo change', ALL, (set) => set.tempo.events.at(-1), { timeBeats: 32, bpm: 128 }],
  ['time signature', ALL, (set) => set.timeSignature, { numerator: 6, denominator: 8 }],
  ['change of signature', ALL, (set) => set.timeSignatureChanges, [{ timeBeats: 12, numerator: 4, denominator: 4 }]],
  [
    'kinds of tracks',
    ALL,
    (set) => set.tracks.map((one) => one.kind),
    ['group', 'midi', 'midi', 'audio', 'return', 'return'],
  ],
  ['names', ALL, (set) => set.tracks.map((one) => one.name), ['Drums', '2 Kit', 'Bass', 'Vox', 'Reverb', 'B-Return']],
  ['colours', ALL, (set) => set.tracks.map((one) => one.colorIndex), [1, 2, 12, null, null, null]],
  ['nesting', ALL, (set) => trackOf(set, '2 Kit').groupId === trackOf(set, 'Drums').id, true],
  ['volume', ALL, (set) => trackOf(set, 'Drums').mixer.volumeDb, -2],
  ['the stop of a fader', ALL, (set) => trackOf(set, 'Bass').mixer.volumeDb, -70],
  ['pan', ALL, (set) => trackOf(set, 'Bass').mixer.pan, 0.5],
  ['solo', ALL, (set) => trackOf(set, 'Bass').mixer.isSoloed, true],
  ['mute', ALL, (set) => set.tracks.map((one) => one.mixer.isMuted), [false, false, true, false, false, false]],
  ['crossfader', ALL, (set) => trackOf(set, 'Bass').mixer.crossfade, 'a'],
  ['send to the first return', ALL, (set) => trackOf(set, '2 Kit').mixer.sends[0]?.levelDb, -12],
  ['arm', ALL, (set) => trackOf(set, '2 Kit').isArmed, true],
  ['delay', ALL, (set) => trackOf(set, 'Bass').delay, -12.5],
  ['monitoring', ALL, (set) => trackOf(set, 'Vox').monitoring, 'off'],
  ['freeze', ALL, (set) => trackOf(set, 'Vox').isFrozen, true],
  ['rendered audio of a frozen track', ALL, (set) => trackOf(set, 'Vox').freezeClips.length, 1],
  ['input from a track', ALL, (set) => trackOf(set, 'Vox').input?.trackId === trackOf(set, 'Bass').id, true],
  ['output', ALL, (set) => trackOf(set, 'Bass').output?.trackId, 'main'],
  ['scenes', ALL, (set) => set.scenes.map((one) => one.name), ['Intro', 'Drop']],
  [
    'follow action of a scene',
    [11, 12],
    (set) => set.scenes[1]?.followAction?.a,
    { action: 'next', chance: 0.75, jumpIndex: null },
  ],
  ['tempo of a scene', [11, 12], (set) => set.scenes[1], { bpm: 126, timeSignature: { numerator: 7, denominator: 8 } }],
  [
    'locators',
    ALL,
    (set) => set.locators,
    [
      { timeBeats: 0, name: 'Intro & "Hook"', isSongStart: true },
      { timeBeats: 32, name: 'Drop' },
    ],
  ],
  [
    'grooves',
    ALL,
    (set) => set.grooves,
    [{ id: 0, name: 'Swing 16ths', timingAmount: 0.5, velocityAmount: -0.25, randomAmount: 0.1 }],
  ],
  ['amount of all grooves', ALL, (set) => set.globalGrooveAmount, 0.8],
  ['scale', [9, 10, 11, 12], (set) => set.scale, { rootPitchClass: 9, name: 'Minor' }],
  ['scale mode', [11, 12], (set) => set.scale?.isInKey, true],
  [
    'loop brace',
    ALL,
    (set) => set.transport,
    {
      isLoopOn: true,
      loopStartBeats: 8,
      loopLengthBeats: 16,
      currentTimeBeats: 4,
      isPunchIn: true,
      isPunchOut: false,
      launchQuantization: 7,
    },
  ],
  ['notes about the set', ALL, (set) => set.annotation, 'Bounce by Friday\nask Mira about the <vocal>'],
])

test.each<[string, SetDescription, LiveMajor]>([
  ['Live 8.0 without a name of itself', fullSet(8, null), 8],
  ['the first release of Live 9', fullSet(9, 'Ableton Live 9.0.1'), 9],
  ['Live 12.0, whose scale has a name', fullSet(12, 'Ableton Live 12.0.5'), 12],
])('%s is read as that', async (_, description, live) => {
  const result = await readSet(await buildSet(description, { newline: '\r\n', compressed: false }))
  expect(result).toMatchObject({ kind: 'set', set: { version: { live }, gaps: [] } })
})
