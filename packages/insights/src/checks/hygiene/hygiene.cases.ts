import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const tracks = (count: number, each: (index: number) => Partial<TrackDescription> = () => ({})): SetDescription => ({
  tracks: Array.from({ length: count }, (_, index) => midi(each(index))),
})
const ofPack = { path: '/Live/Core Library/Samples/Loops/machine.aif', relativePathType: 5 }
const external = { target: 'AudioOut/External/S0', upperName: 'Ext. Out', lowerName: '1/2' }

const TO_MAIN: Partial<TrackDescription> = { output: { target: 'AudioOut/Master', upperName: 'Master' } }
/** A group with an EQ, and recordings in it. */
const bassGroup = (...inside: readonly Partial<TrackDescription>[]): SetDescription => ({
  tracks: [
    { kind: 'group', name: 'Bass', devices: [{ tag: 'Eq8' }] },
    ...inside.map((rest) => audio({ group: 'Bass', ...rest })),
  ],
})

/** Sets that the checks of this folder are shown. */
export const HYGIENE_CASES: readonly CheckCase[] = [
  ['HY01', 'fires', 'six tracks without names', tracks(6)],
  ['HY01', 'beside', 'three of six named', tracks(6, (index) => (index < 3 ? { name: `Part ${String(index)}` } : {}))],
  ['HY01', 'trap', 'five tracks', tracks(5)],
  ['HY02', 'fires', 'eight tracks of one colour', tracks(8, () => ({ colorIndex: 3 }))],
  ['HY02', 'beside', 'eight tracks of two', tracks(8, (index) => ({ colorIndex: index % 2 }))],
  ['HY03', 'fires', 'thirteen tracks', tracks(13)],
  ['HY03', 'beside', 'twelve tracks', tracks(12)],
  [
    'HY03',
    'trap',
    'thirteen with a group',
    { tracks: [{ kind: 'group', name: 'All' }, ...(tracks(13, () => ({ group: 'All' })).tracks ?? [])] },
  ],
  ['HY04', 'fires', 'an empty track', { tracks: [midi(), audio({ arrangementClips: [] })] }],
  [
    'HY04',
    'beside',
    'one with a device',
    { tracks: [midi(), audio({ arrangementClips: [], devices: [{ tag: 'Eq8' }] })] },
  ],
  [
    'HY04',
    'trap',
    'one that another listens to',
    { tracks: [audio({ name: 'Bus', arrangementClips: [] }), audio({ input: { track: 'Bus', tap: 'PostFxOut' } })] },
  ],
  [
    'HY04',
    'trap',
    'one that another sends to',
    { tracks: [audio({ name: 'Bus', arrangementClips: [] }), audio({ output: { track: 'Bus', tap: 'TrackIn' } })] },
  ],
  ['HY06', 'fires', '122.000298 BPM', { ...tracks(1), tempo: 122.000_298 }],
  ['HY06', 'beside', '122.5 BPM', { ...tracks(1), tempo: 122.5 }],
  ['HY06', 'trap', '93.7 BPM as a 32-bit float', { ...tracks(1), tempo: 93.699_996_9 }],
  ['HY07', 'fires', '5 ms late', tracks(1, () => ({ delay: 5 }))],
  ['HY07', 'beside', 'no delay', tracks(1, () => ({ delay: 0 }))],
  ['HY08', 'fires', 'a recording with Monitor In', { tracks: [audio({ monitoring: 'in' })] }],
  ['HY08', 'fires', 'notes with Monitor In', { tracks: [midi({ monitoring: 'in' })] }],
  [
    'HY08',
    'trap',
    'empty clips with Monitor In',
    { tracks: [midi({ monitoring: 'in', arrangementClips: [midiClip({ notes: [] })] })] },
  ],
  ['HY08', 'beside', 'Monitor Auto', { tracks: [audio({ monitoring: 'auto' })] }],
  [
    'HY08',
    'trap',
    'a bus with old recordings',
    {
      tracks: [midi({ name: 'Pad' }), audio({ monitoring: 'in', input: { track: 'Pad', tap: 'PostFxOut' } })],
    },
  ],
  [
    'HY08',
    'trap',
    'a bus that a track is routed to, with a clip that keeps its place',
    {
      tracks: [
        midi({ name: 'Pad', output: { track: 'Space', tap: 'TrackIn' } }),
        audio({ name: 'Space', monitoring: 'in' }),
      ],
    },
  ],
  [
    'HY08',
    'trap',
    'a recording on the track where a program comes back by ReWire',
    { tracks: [audio({ monitoring: 'in', input: { target: 'AudioIn/ReWire.Reason/S0' } })] },
  ],
  ['HY08', 'trap', 'a bus without clips', { tracks: [audio({ monitoring: 'in', arrangementClips: [] })] }],
  ['HY09', 'fires', 'a track to outputs 1/2', { tracks: [audio({ output: external })] }, { lesson: 'hy09-all' }],
  ['HY09', 'fires', 'one beside a track to the main track', { tracks: [audio({ output: external }), audio()] }],
  [
    'HY09',
    'fires',
    'a group that goes by its send alone to a return on outputs 1/2',
    {
      tracks: [
        {
          kind: 'group',
          name: 'Rear',
          output: { target: 'AudioOut/None', upperName: 'Sends Only' },
          sends: { Out: 0 },
        },
        midi({ group: 'Rear' }),
        { kind: 'return', name: 'Out', output: external },
      ],
    },
    { lesson: 'hy09-all' },
  ],
  [
    'HY09',
    'trap',
    'a track that goes nowhere',
    { tracks: [audio({ output: { target: 'AudioOut/None', upperName: '' } })], main: { volumeDb: -6 } },
  ],
  [
    'HY09',
    'trap',
    'a return on an output beside the main track',
    { tracks: [midi({ sends: { Out: 0 } }), { kind: 'return', name: 'Out', output: external }] },
  ],
  ['HY09', 'beside', 'a track to the main track', { tracks: [audio()] }],
  ['HY14', 'fires', 'two basses that go to the main track past their group', bassGroup(TO_MAIN, TO_MAIN)],
  ['HY14', 'fires', 'one that goes by its send alone', bassGroup({ output: { target: 'AudioOut/None' } })],
  ['HY14', 'beside', 'two of which one comes to the group', bassGroup(TO_MAIN, {})],
  [
    'HY14',
    'trap',
    'a group without devices',
    { tracks: [{ kind: 'group', name: 'Bass' }, audio({ group: 'Bass', ...TO_MAIN })] },
  ],
  ['HY14', 'trap', 'tracks that are off', bassGroup({ ...TO_MAIN, isMuted: true })],
  ['HY14', 'trap', 'tracks that hold nothing', bassGroup({ ...TO_MAIN, arrangementClips: [] })],
  ['HY10', 'fires', 'a track on A', { tracks: [midi({ crossfade: 'a' })] }],
  ['HY10', 'beside', 'a track on neither', { tracks: [midi({ crossfade: 'none' })] }],
  ['HY13', 'fires', 'a note on a track', { tracks: [midi({ annotation: 'shorter intro' })] }],
  [
    'HY13',
    'trap',
    'what a website puts into its packs',
    { tracks: [midi({ annotation: 'Downloaded from www.loops.example.com. All rights reserved.' })] },
  ],
  [
    'HY13',
    'trap',
    'a credit that came with a clip of a pack',
    tracks(1, () => ({
      arrangementClips: [midiClip({ annotation: 'Courtesy of Rows and Rows from Street Corner Live Pack.' })],
    })),
  ],
  [
    'HY13',
    'trap',
    'what a pack says of its own loop',
    {
      tracks: [audio({ arrangementClips: [audioClip({ annotation: 'Processed version of a box.', sample: ofPack })] })],
    },
  ],
  [
    'HY13',
    'fires',
    'her words on a loop of her own',
    {
      tracks: [
        audio({
          arrangementClips: [audioClip({ annotation: 'sing this courteously', sample: { path: '/Music/take.wav' } })],
        }),
      ],
    },
  ],
  ['HY13', 'beside', 'blanks', { tracks: [midi({ annotation: '  ' })] }],
  [
    'HY02',
    'trap',
    'seven of one colour and one that stands out',
    tracks(8, (index) => ({ colorIndex: index === 7 ? 1 : 3 })),
  ],
  [
    'HY07',
    'trap',
    'a clip that begins late',
    tracks(1, () => ({ arrangementClips: [midiClip({ startBeats: 0.01 })] })),
  ],
  ['HY09', 'trap', 'a click for the drummer', { tracks: [audio({ name: 'CLICK', output: external })] }],
  ['HY09', 'trap', 'cues for the singer', { tracks: [audio({ name: 'Cues', output: external })] }],
  ['HY09', 'trap', 'one that is switched off', { tracks: [audio({ output: external, isMuted: true })] }],
  ['HY10', 'trap', 'a return on B', { tracks: [midi(), { kind: 'return', name: 'Room', crossfade: 'b' }] }],
  ['HY11', 'fires', 'final2', tracks(1), { fileName: 'Tide final2.als' }],
  ['HY11', 'fires', 'a name of nothing else', tracks(1), { fileName: 'Very-latest.als' }],
  ['HY11', 'fires', 'a copy in French', tracks(1), { fileName: 'Marée - Copie.als' }],
  ['HY11', 'beside', 'a song called New', tracks(1), { fileName: 'New.als' }],
  ['HY11', 'beside', 'final', tracks(1), { fileName: 'Tide final.als' }],
  ['HY11', 'trap', 'a new brand day', tracks(1), { fileName: 'Brand New Day.als' }],
  [
    'HY13',
    'trap',
    'a clip with a name',
    tracks(1, () => ({ arrangementClips: [midiClip({ name: 'shorter intro' })] })),
  ],
]
