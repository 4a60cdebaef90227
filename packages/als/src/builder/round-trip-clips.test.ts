import type { LiveSet } from '../index.ts'
import { ALL, describeRoundTrip, trackOf } from './testing/describe-round-trip.ts'

const bassClip = (set: LiveSet) => trackOf(set, 'Bass').arrangementClips[0]

const audioClip = (set: LiveSet, index: number) => trackOf(set, 'Vox').arrangementClips[index]

function notes(set: LiveSet) {
  const clip = bassClip(set)
  return clip?.kind === 'midi' ? clip.notes : []
}

describeRoundTrip('clips', [
  [
    'session clip',
    ALL,
    (set) => trackOf(set, '2 Kit').sessionClips.map((one) => [one.sceneIndex, one.clip.name]),
    [[1, 'Beat']],
  ],
  [
    'arrangement clips',
    ALL,
    (set) => trackOf(set, 'Bass').arrangementClips.map((one) => [one.startBeats, one.endBeats]),
    [
      [16, 24],
      [40, 42],
    ],
  ],
  [
    'takes that were comped',
    [11, 12],
    (set) => trackOf(set, 'Bass').arrangementClips.map((one) => one.takeId),
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
      trackOf(set, '2 Kit').takeLanes.map((one) => [one.name, one.isAuditioned, one.clips.map((clip) => clip.takeId)]),
    [['Take 1', true, [3]]],
  ],
  [
    'clip envelopes',
    [9, 10, 11, 12],
    (set) => bassClip(set)?.envelopes.map((one) => one.target.kind),
    ['midiController', 'device'],
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
    { sample: { path: 'D:\\Samples\\Köln\\rain.wav', location: 'outsideProject' } },
  ],
  [
    'fades',
    ALL,
    (set) => audioClip(set, 0),
    {
      fades: {
        isOn: true,
        in: { lengthBeats: 0.5, curveSkew: 0, curveSlope: 0, isDefault: false },
        out: { lengthBeats: 2, curveSkew: 0.25, curveSlope: -0.5, isDefault: false },
        isCrossfadedIn: false,
      },
    },
  ],
  [
    'no fades',
    ALL,
    (set) => audioClip(set, 1),
    { hasFades: false, fades: { isOn: false, in: { lengthBeats: 0, isDefault: true } } },
  ],
])
