import { describeTraps, event, FOLLOW_11, LIVE_8_MAIN, NOTE } from '../testing/describe-traps.ts'
import { LIVE_8, LIVE_9, mainTrack, midiClip, parameter } from '../testing/set-xml.ts'

const LIVE_9_TEMPO = `<Tempo><ArrangerAutomation><Events>${event(-63_072_000, 100)}${event(16, 100)}${event(16, 120)}</Events></ArrangerAutomation><Manual Value="100" /></Tempo>`
const TEMPO_ENVELOPE = `<AutomationEnvelopes><Envelopes><AutomationEnvelope Id="0"><EnvelopeTarget><PointeeId Value="488" /></EnvelopeTarget><Automation><Events>${event(-63_072_000, 90)}${event(32, 110)}</Events></Automation></AutomationEnvelope></Envelopes></AutomationEnvelopes>`

describeTraps('the song', [
  [
    'scenes have follow actions from Live 11 on',
    { rest: `<Scenes><Scene Id="0">${FOLLOW_11(5, true)}<Name Value="A" /></Scene></Scenes>` },
    (set) => set.scenes[0]?.followAction?.a.action,
    'first',
  ],
  [
    'the main track is MasterTrack before Live 12',
    { main: mainTrack(undefined, '', 'MasterTrack') },
    (set) => set.main?.name,
    'Main',
  ],
  [
    'it has notes of its own and goes somewhere',
    {
      main: `<MainTrack><Name><Annotation Value="−14 LUFS" /></Name><DeviceChain><AudioOutputRouting><Target Value="AudioOut/External/S1" /><UpperDisplayString Value="Ext. Out" /><LowerDisplayString Value="3/4" /></AudioOutputRouting><Mixer>${parameter('Tempo', 120)}${parameter('TimeSignature', 201)}</Mixer></DeviceChain></MainTrack>`,
    },
    (set) => [set.main?.annotation, set.main?.output],
    ['−14 LUFS', { target: 'AudioOut/External/S1', upperName: 'Ext. Out', lowerName: '3/4', trackId: null }],
  ],
  [
    'its chain is MasterChain in Live 8, and there is no Manual',
    { root: LIVE_8, main: LIVE_8_MAIN },
    (set) => [set.tempo.bpm, set.timeSignature, set.main?.name],
    [92, { numerator: 3, denominator: 4 }, 'Master'],
  ],
  [
    'in Live 9 automation lies inside the parameter',
    { root: LIVE_9, main: mainTrack(LIVE_9_TEMPO) },
    (set) => set.tempo.events.length,
    3,
  ],
  [
    'a tempo envelope may point to any id',
    { main: mainTrack(parameter('Tempo', 90, 488), TEMPO_ENVELOPE) },
    (set) => set.tempo.events,
    [
      { timeBeats: -63_072_000, bpm: 90 },
      { timeBeats: 32, bpm: 110 },
    ],
  ],
  [
    'and it is the target of the main track’s envelope',
    { main: mainTrack(parameter('Tempo', 90, 488), TEMPO_ENVELOPE) },
    (set) => set.main?.automation[0]?.target,
    { kind: 'tempo' },
  ],
  [
    'clips of the groove pool are no music',
    {
      rest: `<GroovePool><Grooves><Groove Id="0"><Name Value="Swing" /><Clip><Value>${midiClip(NOTE)}</Value></Clip><TimingAmount Value="50" /></Groove></Grooves></GroovePool>`,
    },
    (set) => [set.tracks.length, set.grooves[0]?.name, set.grooves[0]?.timingAmount],
    [0, 'Swing', 0.5],
  ],
  [
    'the scale of an untouched set is C Major',
    { rest: '<ScaleInformation><Root Value="0" /><Name Value="0" /></ScaleInformation><InKey Value="true" />' },
    (set) => set.scale,
    { rootPitchClass: 0, name: 'Major', isInKey: true, isDefault: true },
  ],
  [
    'a scale by number (12.1+)',
    { rest: '<ScaleInformation><Root Value="9" /><Name Value="1" /></ScaleInformation>' },
    (set) => [set.scale?.rootPitchClass, set.scale?.name, set.scale?.isDefault],
    [9, 'Minor', false],
  ],
  [
    'a scale by name (to 12.0)',
    { rest: '<ScaleInformation><RootNote Value="2" /><Name Value="Dorian" /></ScaleInformation>' },
    (set) => [set.scale?.rootPitchClass, set.scale?.name],
    [2, 'Dorian'],
  ],
  [
    'no scale where its name is empty',
    { rest: '<ScaleInformation><RootNote Value="0" /><Name Value="" /></ScaleInformation>' },
    (set) => set.scale,
    null,
  ],
  [
    'a version without a creator',
    { root: 'MajorVersion="4" MinorVersion="8.1_223"', main: LIVE_8_MAIN },
    (set) => set.version,
    { creator: null, live: 8, label: null, majorVersion: '4', minorVersion: '8.1_223' },
  ],
  [
    'scene names as a value (to Live 10)',
    { root: LIVE_9, rest: '<SceneNames><Scene Value="1-1 intro 90bpm"><Annotation Value="" /></Scene></SceneNames>' },
    (set) => set.scenes.map((scene) => [scene.name, scene.bpm]),
    [['1-1 intro 90bpm', null]],
  ],
  [
    'a scene’s tempo counts where it is switched on',
    {
      rest: '<Scenes><Scene Id="0"><Name Value="A" /><Tempo Value="99" /><IsTempoEnabled Value="true" /><TimeSignatureId Value="200" /><IsTimeSignatureEnabled Value="true" /></Scene><Scene Id="1"><Name Value="B" /><Tempo Value="120" /><IsTempoEnabled Value="false" /></Scene></Scenes>',
    },
    (set) => set.scenes.map((scene) => [scene.bpm, scene.timeSignature?.numerator]),
    [
      [99, 3],
      [null, undefined],
    ],
  ],
  [
    'locators are nested twice and not sorted',
    {
      rest: '<Locators><Locators><Locator Id="0"><Time Value="64" /><Name Value="Drop" /></Locator><Locator Id="1"><Time Value="8" /><Name Value="Intro" /><IsSongStart Value="true" /></Locator></Locators></Locators>',
    },
    (set) => set.locators.map((locator) => [locator.timeBeats, locator.name, locator.isSongStart]),
    [
      [8, 'Intro', true],
      [64, 'Drop', false],
    ],
  ],
  [
    'values in single quotes',
    { rest: `<Annotation Value='say "hi" &amp; go' />` },
    (set) => set.annotation,
    'say "hi" & go',
  ],
  ['lines in a note', { rest: '<Annotation Value="one&#x0A;two" />' }, (set) => set.annotation, 'one\ntwo'],
  [
    'a tuning system',
    {
      rest: '<TuningSystems><TuningSystem Id="0"><TuningSystemName Value="Slendro" /><ReferencePitch><Octave Value="3" /><NoteIndexWithinOctave Value="2" /><FrequencyInHz Value="261.6" /></ReferencePitch></TuningSystem></TuningSystems>',
    },
    (set) => set.tuning,
    { name: 'Slendro', referenceFrequencyHz: 261.6, referenceOctave: 3, referenceNoteIndex: 2 },
  ],
  [
    'an element that no one knows is counted',
    { rest: '<Hologram><Depth Value="3" /></Hologram><Hologram />' },
    (set) => set.unread.map(({ tag, parent, count }) => [tag, parent, count]),
    [['Hologram', 'LiveSet', 2]],
  ],
])
