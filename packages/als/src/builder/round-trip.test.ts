import { describe, expect, test } from 'vitest'
import { readSet, type LiveSet, type Track } from '../index.ts'
import { buildSet } from './build-set.ts'
import type { SetDescription } from './description/set-description.ts'
import { fullSet } from './full-set.ts'
import type { LiveMajor } from './live-shape.ts'

const ALL: readonly LiveMajor[] = [8, 9, 10, 11, 12]

/** A fact of the described set, the releases whose files can say it, where it stands in the model, and what it is. */
const FACTS: readonly (readonly [string, readonly LiveMajor[], (set: LiveSet) => unknown, unknown])[] = [
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
  ['nesting', ALL, (set) => track(set, '2 Kit').groupId === track(set, 'Drums').id, true],
  ['volume', ALL, (set) => track(set, 'Drums').mixer.volumeDb, -2],
  ['the stop of a fader', ALL, (set) => track(set, 'Bass').mixer.volumeDb, -70],
  ['pan', ALL, (set) => track(set, 'Bass').mixer.pan, 0.5],
  ['solo', ALL, (set) => track(set, 'Bass').mixer.isSoloed, true],
  ['mute', ALL, (set) => set.tracks.map((one) => one.mixer.isMuted), [false, false, true, false, false, false]],
  ['crossfader', ALL, (set) => track(set, 'Bass').mixer.crossfade, 'a'],
  ['send to the first return', ALL, (set) => track(set, '2 Kit').mixer.sends[0]?.levelDb, -12],
  ['arm', ALL, (set) => track(set, '2 Kit').isArmed, true],
  ['delay', ALL, (set) => track(set, 'Bass').delay, -12.5],
  ['monitoring', ALL, (set) => track(set, 'Vox').monitoring, 'off'],
  ['freeze', ALL, (set) => track(set, 'Vox').isFrozen, true],
  ['rendered audio of a frozen track', ALL, (set) => track(set, 'Vox').freezeClips.length, 1],
  ['input from a track', ALL, (set) => track(set, 'Vox').input?.trackId === track(set, 'Bass').id, true],
  ['output', ALL, (set) => track(set, 'Bass').output?.trackId, 'main'],
  [
    'devices',
    ALL,
    (set) => track(set, 'Bass').devices.map((one) => one.name),
    ['Drift', 'EQ Eight', 'Compressor', 'Gate', 'Vari Comp'],
  ],
  ['preset', ALL, (set) => track(set, 'Bass').devices[0]?.presetName, 'Deep One'],
  ['parameter in Hz', ALL, (set) => parameter(set, 'Bass', 1, 'Bands.0/ParameterA/Freq'), 32],
  ['plain setting', ALL, (set) => parameter(set, 'Bass', 1, 'Mode'), 2],
  ['a ratio of infinity', ALL, (set) => parameter(set, 'Bass', 2, 'Ratio'), 3.4028232635611926e38],
  [
    'sidechain source',
    ALL,
    (set) => track(set, 'Bass').devices[2]?.sidechain?.sourceTrackId === track(set, '2 Kit').id,
    true,
  ],
  ['sidechain without a source', ALL, (set) => track(set, 'Bass').devices[3]?.sidechain?.hasSource, false],
  [
    'plug-ins',
    ALL,
    (set) =>
      track(set, 'Vox')
        .devices.slice(0, 2)
        .map((one) => one.plugin?.format),
    ['au', 'vst3'],
  ],
  ['maker of a plug-in', ALL, (set) => track(set, 'Vox').devices[0]?.plugin?.maker, 'Acme'],
  ['Max device', ALL, (set) => track(set, 'Vox').devices[2]?.name, 'Wobble'],
  ['pads', ALL, (set) => drumRack(set)?.chains.map((one) => one.pad?.receivingNote), [36, 42]],
  ['choke group', ALL, (set) => drumRack(set)?.chains[1]?.pad, { receivingNote: 42, sendingNote: 61, chokeGroup: 1 }],
  ['chain in a chain', ALL, (set) => innerChain(set)?.name, 'Low'],
  [
    'zones',
    ALL,
    (set) => [innerChain(set)?.keyRange, innerChain(set)?.velocityRange],
    [
      [0, 59],
      [1, 100],
    ],
  ],
  ['device that is off', ALL, (set) => innerChain(set)?.devices[1]?.isOn, false],
  [
    'macro mapping',
    ALL,
    (set) => innerChain(set)?.devices[1]?.parameters.find((one) => one.name === 'PreDrive')?.macroIndex,
    0,
  ],
  ['macro name', ALL, (set) => drumRack(set)?.chains[0]?.devices[0]?.macros[0], { name: 'Tone', value: 64 }],
  ['sample of an instrument', ALL, (set) => innerChain(set)?.devices[0]?.samples[0]?.relativePath, 'Samples/Kick.wav'],
  ['return chain', ALL, (set) => drumRack(set)?.returnChains[0]?.name, 'Room'],
  [
    'session clip',
    ALL,
    (set) => track(set, '2 Kit').sessionClips.map((one) => [one.sceneIndex, one.clip.name]),
    [[1, 'Beat']],
  ],
  [
    'arrangement clips',
    ALL,
    (set) => track(set, 'Bass').arrangementClips.map((one) => [one.startBeats, one.endBeats]),
    [
      [16, 24],
      [40, 42],
    ],
  ],
  [
    'takes that were comped',
    [11, 12],
    (set) => track(set, 'Bass').arrangementClips.map((one) => one.takeId),
    [null, 2],
  ],
  ['loop', ALL, (set) => bassClip(set)?.loop, { isOn: true, start: 0, end: 4, startRelative: 1 }],
  ['groove of a clip', ALL, (set) => bassClip(set)?.grooveId, 0],
  ['signature of a clip', ALL, (set) => bassClip(set)?.timeSignature, { numerator: 3, denominator: 4 }],
  [
    'launch',
    ALL,
    (set) => bassClip(set)?.launch,
    {
      mode: 'gate',
      quantization: 5,
      isLegato: true,
      followAction: {
        isOn: true,
        a: { action: 'next', chance: 0.75, jumpIndex: null },
        b: { action: 'any', chance: 0.25, jumpIndex: null },
        isLinked: false,
        loopCount: 1,
        afterBeats: 8,
      },
    },
  ],
  ['pitches', ALL, (set) => notes(set).map((note) => note.pitch), [36, 43, 36, 48]],
  ['note starts', ALL, (set) => notes(set).map((note) => note.startBeats), [0, 1, 2.5, 3]],
  ['velocities', ALL, (set) => notes(set).map((note) => note.velocity), [101.5, 80, 100, 100]],
  ['release velocities', ALL, (set) => notes(set).map((note) => note.releaseVelocity), [64, 30, 64, 64]],
  ['muted notes', ALL, (set) => notes(set).map((note) => note.isMuted), [false, true, false, false]],
  ['probability', [11, 12], (set) => notes(set)[2]?.probability, 0.75],
  ['velocity deviation', [11, 12], (set) => notes(set)[2]?.velocityDeviation, -12],
  ['note ids', [10, 11, 12], (set) => notes(set).map((note) => note.id), [1, 2, 3, 4]],
  [
    'MPE',
    [11, 12],
    (set) => bassClip(set)?.kind === 'midi' && bassClip(set),
    { expressions: [{ noteId: 4, controller: 'pressure', events: [{ offsetBeats: 0.25, value: 63 }] }] },
  ],
  ['scale of a clip', [11, 12], (set) => bassClip(set)?.scale?.name, 'Dorian'],
  [
    'take lanes',
    [11, 12],
    (set) =>
      track(set, '2 Kit').takeLanes.map((one) => [one.name, one.isAuditioned, one.clips.map((clip) => clip.takeId)]),
    [['Take 1', true, [3]]],
  ],
  [
    'clip envelopes',
    [9, 10, 11, 12],
    (set) => bassClip(set)?.envelopes.map((one) => one.target.kind),
    ['midiController', 'device'],
  ],
  [
    'automation of a nested device',
    ALL,
    (set) => track(set, '2 Kit').automation[0]?.target,
    { kind: 'device', deviceName: 'Saturator', devicePath: [0, 0, 0, 0, 1], parameter: 'PreDrive' },
  ],
  [
    'automation of a send',
    ALL,
    (set) => track(set, '2 Kit').automation.map((one) => one.target),
    [{}, { kind: 'mixer', parameter: 'send', sendIndex: 1 }],
  ],
  [
    'sample',
    ALL,
    (set) => audioClip(set, 0),
    {
      sample: {
        fileName: 'Vox & Choir.wav',
        path: '/Users/sol/Downloads/Vox & Choir.wav',
        relativePath: '../../Downloads/Vox & Choir.wav',
        location: 'outsideProject',
        sizeBytes: 1_058_444,
        crc: 4711,
        sampleRateHz: 48_000,
        durationSamples: 176_400,
      },
    },
  ],
  [
    'pitch and warp',
    ALL,
    (set) => audioClip(set, 0),
    {
      isWarped: true,
      warpMode: 'complexPro',
      warpSettings: { beatsLoop: 0, proFormants: 80, tonesGrainSize: 30 },
      gainDb: -3,
      transposeSemitones: -2,
      detuneCents: 14,
      hasFades: true,
    },
  ],
  ['warp markers without the sentinel', ALL, (set) => audioClip(set, 0), { warpMarkers: [{ beats: 0 }, { beats: 8 }] }],
  [
    'audio that is not warped',
    ALL,
    (set) => audioClip(set, 1),
    { isWarped: false, isMuted: true, loop: { start: 0, end: (4 * 60) / 124 } },
  ],
  [
    'a path of Windows',
    ALL,
    (set) => audioClip(set, 1),
    { sample: { path: 'D:\\Samples\\Köln\\rain.wav', location: 'missing' } },
  ],
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
  ['limiter on the main track', ALL, (set) => set.main?.devices[0]?.name, 'Limiter'],
  [
    'automation of the main track',
    ALL,
    (set) => set.main?.automation.find((one) => one.target.kind === 'mixer')?.target,
    { kind: 'mixer', parameter: 'volume' },
  ],
]

describe.each(ALL)('what Live %i is described to hold is what is read', (live) => {
  test.each(FACTS.filter(([, releases]) => releases.includes(live)))('%s', async (_, __, read, expected) => {
    expectClose(read(await roundTrip(live)), expected)
  })
})

test.each<[string, SetDescription, LiveMajor]>([
  ['Live 8.0 without a name of itself', fullSet(8, null), 8],
  ['the first release of Live 9', fullSet(9, 'Ableton Live 9.0.1'), 9],
  ['Live 12.0, whose scale has a name', fullSet(12, 'Ableton Live 12.0.5'), 12],
])('%s is read as that', async (_, description, live) => {
  const result = await readSet(await buildSet(description, { newline: '\r\n', compressed: false }))
  expect(result).toMatchObject({ kind: 'set', set: { version: { live }, gaps: [] } })
})

const cache = new Map<LiveMajor, LiveSet>()

async function roundTrip(live: LiveMajor): Promise<LiveSet> {
  const cached = cache.get(live)
  if (cached) return cached
  const result = await readSet(await buildSet(fullSet(live)))
  if (result.kind === 'failure') throw new Error(result.failure.message)
  cache.set(live, result.set)
  return result.set
}

/** Levels go through an amplitude of Live's and come back a hair off. */
function expectClose(found: unknown, expected: unknown) {
  if (typeof expected === 'number') expect(found).toBeCloseTo(expected, 6)
  else if (typeof expected === 'object' && expected !== null) expect(found).toMatchObject(expected)
  else expect(found).toBe(expected)
}

function track(set: LiveSet, name: string): Track {
  const found = set.tracks.find((one) => one.name === name)
  if (!found) throw new Error(`There is no track "${name}".`)
  return found
}

const drumRack = (set: LiveSet) => track(set, '2 Kit').devices[0]

const innerChain = (set: LiveSet) => drumRack(set)?.chains[0]?.devices[0]?.chains[0]

const bassClip = (set: LiveSet) => track(set, 'Bass').arrangementClips[0]

const audioClip = (set: LiveSet, index: number) => track(set, 'Vox').arrangementClips[index]

function notes(set: LiveSet) {
  const clip = bassClip(set)
  return clip?.kind === 'midi' ? clip.notes : []
}

function parameter(set: LiveSet, trackName: string, device: number, name: string) {
  return track(set, trackName).devices[device]?.parameters.find((one) => one.name === name)?.value
}
