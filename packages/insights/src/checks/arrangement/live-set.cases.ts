import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const external = { target: 'AudioOut/External/S1', upperName: 'Ext. Out', lowerName: '3/4' }
const inScenes = (count: number, pitch = 60) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, scene) => [scene, midiClip({ notes: notes(8, { pitch: pitch + scene }) })]),
  )
const player = (rest: Partial<TrackDescription> = {}): TrackDescription =>
  midi({ name: 'Synth', devices: [{ tag: 'Operator' }], arrangementClips: [], sessionClips: inScenes(8), ...rest })
const click = (rest: Partial<TrackDescription> = {}) =>
  midi({ name: 'CLICK', arrangementClips: [], sessionClips: inScenes(8, 76), ...rest })
const CLICK = click({ output: external })
/** Eight scenes on two tracks. */
const session = (rest: Partial<TrackDescription> = {}, more: readonly TrackDescription[] = []): SetDescription => ({
  tracks: [player(rest), player({ name: 'Bass', sessionClips: inScenes(8, 36), ...rest }), ...more],
})
/** Scenes that were launched while the arrangement recorded. */
const launched = (bars: number) => midiClip({ lengthBeats: bars * 4, notes: notes(8) })

const racks = (...names: readonly string[]) => ({
  main: { devices: names.map((name) => ({ tag: 'AudioEffectGroupDevice', name, chains: [] })) },
})

/** What is played from the session view, and what only waits there. */
export const LIVE_SET_CASES: readonly CheckCase[] = [
  ['AR01', 'trap', 'a click on an output of its own', session({}, [CLICK])],
  ['AR01', 'fires', 'a click that is heard with the rest', session({}, [click()])],
  ['AR01', 'trap', 'three tracks that listen', session({ isArmed: true }, [player({ monitoring: 'in' })])],
  ['AR01', 'fires', 'three tracks, of which two listen', session({ isArmed: true }, [player()])],
  ['AR01', 'trap', 'three scenes with names', { ...session(), scenes: ['INTRO', 'C1', 'CHORUS', 'BRIDGE'] }],
  ['AR01', 'trap', 'three racks on Main that hands play', { ...session(), ...racks('LOOP', 'KILL', 'Repeat 16') }],
  ['AR01', 'fires', 'two of them', { ...session(), ...racks('LOOP', 'KILL') }],
  ['AR01', 'fires', 'three racks that master', { ...session(), ...racks('Loop Glue', 'Kill Rumble', 'Master Filter') }],
  ['AR01', 'fires', 'two scenes with names', { ...session(), scenes: ['INTRO', '1', '2', 'STOP'] }],
  [
    'AR22',
    'trap',
    'a live set that recorded four bars',
    session({}, [CLICK, midi({ arrangementClips: [launched(4)] })]),
  ],
  ['AR22', 'fires', 'one with an arrangement', session({}, [CLICK, midi({ arrangementClips: [launched(9)] })])],
  [
    'AR22',
    'fires',
    'four bars and a session without a player',
    session({}, [midi({ arrangementClips: [launched(4)] })]),
  ],
  ['HY09', 'trap', 'a player of a live set with an output of his own', session({ output: external }, [CLICK])],
  [
    'HY09',
    'fires',
    'an arranged track beside a click',
    { tracks: [CLICK, audio({ arrangementClips: [audioClip({ lengthBeats: 64 })], output: external })] },
    { lesson: 'hy09-all' },
  ],
]
