import { describe, expect, it } from 'vitest'
import { heardNotes } from './heard-notes.ts'
import type { LiveSet } from './model/live-set.ts'
import {
  arrangement,
  LIVE_8,
  LIVE_9,
  mainTrack,
  midiClip,
  midiTrack,
  parameter,
  readXml,
  setXml,
  type SetParts,
} from './testing/set-xml.ts'

/** A trap of the format, a set that has it, what the reader must say, and what it must say it as. */
type Trap = readonly [trap: string, set: SetParts, read: (set: LiveSet) => unknown, expected: unknown]

const first = (set: LiveSet) => set.tracks[0]
const clipOf = (set: LiveSet) => set.tracks[0]?.arrangementClips[0]
const notesOf = (set: LiveSet) => {
  const clip = clipOf(set)
  return clip?.kind === 'midi' ? clip.notes : []
}
const audioOf = (set: LiveSet) => {
  const clip = clipOf(set)
  return clip?.kind === 'audio' ? clip : null
}
const device = (set: LiveSet) => first(set)?.devices[0]
const parameterOf = (set: LiveSet, name: string) => device(set)?.parameters.find((one) => one.name === name)

const NOTE = '<MidiNoteEvent Time="1" Duration="0.5" Velocity="83" OffVelocity="0" NoteId="1" />'
const withClip = (clip: string): SetParts => ({ tracks: midiTrack({ sequencer: arrangement(clip) }) })
const withDevice = (xml: string): SetParts => ({ tracks: midiTrack({ devices: xml }) })
const eventsIn = (tag: string, ...events: readonly string[]) =>
  `<${tag}><ArrangerAutomation><Events>${events.join('')}</Events></ArrangerAutomation></${tag}>`
const event = (time: number, value: number | boolean, tag = 'FloatEvent') =>
  `<${tag} Time="${time}" Value="${value}" />`

function audio(inside: string, root = ''): SetParts {
  const clip = `<AudioClip Id="0" Time="0"><CurrentStart Value="0" /><CurrentEnd Value="8" /><Loop><LoopStart Value="0" /><LoopEnd Value="2.5" /></Loop>${inside}</AudioClip>`
  const track = `<AudioTrack Id="3"><DeviceChain><MainSequencer><Sample><ArrangerAutomation><Events>${clip}</Events></ArrangerAutomation></Sample></MainSequencer></DeviceChain></AudioTrack>`
  return root === '' ? { tracks: track } : { tracks: track, root }
}

const LIVE_8_MAIN = `<MasterTrack><MasterChain><Mixer>${eventsIn('Tempo', event(-63_072_000, 92))}${eventsIn('TimeSignature', event(-63_072_000, 200, 'EnumEvent'))}</Mixer></MasterChain></MasterTrack>`
const LIVE_9_TEMPO = `<Tempo><ArrangerAutomation><Events>${event(-63_072_000, 100)}${event(16, 100)}${event(16, 120)}</Events></ArrangerAutomation><Manual Value="100" /></Tempo>`
const TEMPO_ENVELOPE = `<AutomationEnvelopes><Envelopes><AutomationEnvelope Id="0"><EnvelopeTarget><PointeeId Value="488" /></EnvelopeTarget><Automation><Events>${event(-63_072_000, 90)}${event(32, 110)}</Events></Automation></AutomationEnvelope></Envelopes></AutomationEnvelopes>`

const FLAT_FOLLOW = (a: number, b: number, chanceA: number, chanceB: number) =>
  `<FollowTime Value="12" /><FollowActionA Value="${a}" /><FollowActionB Value="${b}" /><FollowChanceA Value="${chanceA}" /><FollowChanceB Value="${chanceB}" />`
const FOLLOW_11 = (a: number, isOn: boolean) =>
  `<FollowAction><FollowTime Value="4" /><IsLinked Value="true" /><LoopIterations Value="2" /><FollowActionA Value="${a}" /><FollowActionB Value="9" /><FollowChanceA Value="100" /><FollowChanceB Value="0" /><JumpIndexA Value="3" /><JumpIndexB Value="1" /><FollowActionEnabled Value="${isOn}" /></FollowAction>`
const followOf = (set: LiveSet) => clipOf(set)?.launch.followAction

const TRAPS: readonly Trap[] = [
  [
    'to Live 10 a follow action is on when one is chosen that has a chance, and chances are parts of their sum',
    { root: LIVE_9, ...withClip(midiClip(NOTE, FLAT_FOLLOW(2, 7, 3, 1))) },
    followOf,
    {
      isOn: true,
      a: { action: 'playAgain', chance: 0.75, jumpIndex: null },
      b: { action: 'any', chance: 0.25, jumpIndex: null },
      isLinked: false,
      loopCount: 1,
      afterBeats: 12,
    },
  ],
  [
    'a chosen action without a chance does nothing',
    { root: LIVE_9, ...withClip(midiClip(NOTE, FLAT_FOLLOW(0, 4, 1, 0))) },
    (set) => followOf(set)?.isOn,
    false,
  ],
  [
    'from Live 11 on it has a switch: every new clip says "next" and does nothing',
    withClip(midiClip(NOTE, FOLLOW_11(4, false))),
    (set) => [followOf(set)?.isOn, followOf(set)?.a.action],
    [false, 'next'],
  ],
  [
    'only a jump has somewhere to go',
    withClip(midiClip(NOTE, FOLLOW_11(9, true))),
    (set) => [followOf(set)?.a, followOf(set)?.isLinked, followOf(set)?.loopCount],
    [{ action: 'jump', chance: 1, jumpIndex: 3 }, true, 2],
  ],
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
    'its chain is MasterChain in Live 8, and there is no Manual',
    { root: LIVE_8, main: LIVE_8_MAIN },
    (set) => [set.tempo.bpm, set.timeSignature],
    [92, { numerator: 3, denominator: 4 }],
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
    'clips in take lanes are not heard',
    {
      tracks: midiTrack({
        extra: `<TakeLanes><TakeLanes><TakeLane Id="0"><ClipAutomation><Events>${midiClip(NOTE)}</Events></ClipAutomation><Name Value="Lane" /></TakeLane></TakeLanes></TakeLanes>`,
      }),
    },
    (set) => [first(set)?.arrangementClips.length, first(set)?.takeLanes.map((lane) => [lane.name, lane.clips.length])],
    [0, [['Lane', 1]]],
  ],
  ['a key’s number comes after its notes', withClip(midiClip(NOTE)), (set) => notesOf(set)[0]?.pitch, 36],
  [
    'Live 12.2 leaves out what a note has by default',
    withClip(midiClip('<MidiNoteEvent Time="0" Duration="1" Velocity="100" />')),
    (set) => notesOf(set)[0],
    {
      pitch: 36,
      startBeats: 0,
      durationBeats: 1,
      velocity: 100,
      releaseVelocity: 64,
      isMuted: false,
      probability: 1,
      velocityDeviation: 0,
      id: null,
    },
  ],
  [
    'a muted note says so',
    withClip(
      midiClip(
        '<MidiNoteEvent Time="0" Duration="1" Velocity="64.5" IsEnabled="false" Probability="0.5" VelocityDeviation="-7" />',
      ),
    ),
    (set) => notesOf(set).map((note) => [note.isMuted, note.velocity, note.probability, note.velocityDeviation]),
    [[true, 64.5, 0.5, -7]],
  ],
  [
    'negative times and no length are real',
    withClip(midiClip('<MidiNoteEvent Time="-0.25" Duration="0" Velocity="1" />')),
    (set) => notesOf(set).map((note) => [note.startBeats, note.durationBeats]),
    [[-0.25, 0]],
  ],
  [
    'notes outside the clip are kept but not heard',
    withClip(midiClip(`${NOTE}<MidiNoteEvent Time="9" Duration="1" Velocity="1" />`)),
    (set) => {
      const clip = clipOf(set)
      return clip?.kind === 'midi' ? [clip.notes.length, heardNotes(clip).length] : []
    },
    [2, 1],
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
    'the loop of unwarped audio is in seconds',
    audio('<IsWarped Value="false" /><WarpMode Value="4" />'),
    (set) => [audioOf(set)?.isWarped, audioOf(set)?.warpMode, audioOf(set)?.loop.end, audioOf(set)?.endBeats],
    [false, null, 2.5, 8],
  ],
  [
    'the last warp marker is none',
    audio(
      '<IsWarped Value="true" /><WarpMarkers><WarpMarker Id="0" SecTime="0" BeatTime="0" /><WarpMarker Id="1" SecTime="2" BeatTime="4" /><WarpMarker Id="2" SecTime="2.015625" BeatTime="4.03125" /></WarpMarkers>',
    ),
    (set) => [audioOf(set)?.warpMarkers, audioOf(set)?.warpSentinel],
    [
      [
        { seconds: 0, beats: 0 },
        { seconds: 2, beats: 4 },
      ],
      { seconds: 2.015625, beats: 4.03125 },
    ],
  ],
  ['clip gain is linear', audio('<SampleVolume Value="2" />'), (set) => audioOf(set)?.gainDb.toFixed(2), '6.02'],
  [
    'a version without a creator',
    { root: 'MajorVersion="4" MinorVersion="8.1_223"', main: LIVE_8_MAIN },
    (set) => set.version,
    { creator: null, live: 8, label: null, majorVersion: '4', minorVersion: '8.1_223' },
  ],
  [
    'a track without an effective name',
    { tracks: '<MidiTrack Id="1"><Name><UserName Value="# Lead" /></Name></MidiTrack>' },
    (set) => [first(set)?.name, first(set)?.userName],
    ['# Lead', '# Lead'],
  ],
  [
    'names that look like numbers stay text',
    { tracks: '<MidiTrack Id="1"><Name><EffectiveName Value="007" /></Name></MidiTrack>' },
    (set) => first(set)?.name,
    '007',
  ],
  [
    'the order of tracks of different kinds',
    {
      tracks:
        '<AudioTrack Id="1" /><MidiTrack Id="2" /><GroupTrack Id="3" /><AudioTrack Id="4" /><ReturnTrack Id="5" />',
    },
    (set) => set.tracks.map((track) => track.kind),
    ['audio', 'midi', 'group', 'audio', 'return'],
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
    'volume is linear and the speaker is the mute turned over',
    {
      tracks: `<MidiTrack Id="1"><DeviceChain><Mixer>${parameter('Volume', 0.0003162277571)}${parameter('Speaker', false)}${parameter('CrossFadeState', 2)}</Mixer></DeviceChain></MidiTrack>`,
    },
    (set) => [first(set)?.mixer.volumeDb, first(set)?.mixer.isMuted, first(set)?.mixer.crossfade],
    [-70, true, 'b'],
  ],
  [
    'a compressor’s threshold is linear, its ratio may be endless',
    withDevice(
      `<Compressor2 Id="0">${parameter('Threshold', 0.5)}<Ratio><Manual Value="340282326356119256160033759537265639424" /></Ratio></Compressor2>`,
    ),
    (set) => [
      parameterOf(set, 'Threshold')?.value.toFixed(2),
      parameterOf(set, 'Threshold')?.unit,
      parameterOf(set, 'Ratio')?.value,
    ],
    ['-6.02', 'dB', 3.4028232635611926e38],
  ],
  [
    'utility’s gain is linear from Live 10',
    withDevice(`<StereoGain Id="0">${parameter('Gain', 2)}</StereoGain>`),
    (set) => parameterOf(set, 'Gain')?.value.toFixed(2),
    '6.02',
  ],
  [
    'and dB before',
    { root: LIVE_9, ...withDevice(`<StereoGain Id="0">${parameter('Gain', 2)}</StereoGain>`) },
    (set) => parameterOf(set, 'Gain')?.value,
    2,
  ],
  [
    'a filter’s cutoff is a pitch',
    withDevice(`<AutoFilter Id="0">${parameter('Cutoff', 69)}</AutoFilter>`),
    (set) => [parameterOf(set, 'Cutoff')?.value, parameterOf(set, 'Cutoff')?.unit],
    [440, 'Hz'],
  ],
  [
    'a pad’s note counts down from 128',
    withDevice(
      '<DrumGroupDevice Id="0"><Branches><DrumBranch Id="0"><Name><EffectiveName Value="Kick" /></Name><BranchInfo><ReceivingNote Value="92" /><SendingNote Value="60" /><ChokeGroup Value="0" /></BranchInfo></DrumBranch></Branches></DrumGroupDevice>',
    ),
    (set) => device(set)?.chains.map((chain) => [chain.name, chain.pad]),
    [['Kick', { receivingNote: 36, sendingNote: 60, chokeGroup: null }]],
  ],
  [
    'a Max device’s patch to Live 11',
    withDevice(
      '<MxDeviceAudioEffect Id="0"><PatchSlot><Value><MxDPatchRef Id="0"><FileRef><Name Value="Pitch Hack.amxd" /></FileRef></MxDPatchRef></Value></PatchSlot></MxDeviceAudioEffect>',
    ),
    (set) => [device(set)?.kind, device(set)?.name],
    ['max', 'Pitch Hack'],
  ],
  [
    'and from Live 12',
    withDevice(
      '<MxDeviceAudioEffect Id="0"><PatchSlot><Value><MxPatchRef Id="0"><FileRef><Path Value="/L/LFO.amxd" /></FileRef></MxPatchRef></Value></PatchSlot></MxDeviceAudioEffect>',
    ),
    (set) => device(set)?.name,
    'LFO',
  ],
  [
    'a plug-in that is missing has the name that was dragged in',
    withDevice(
      '<PluginDevice Id="0"><PluginDesc /><SourceContext><Value><BranchSourceContext Id="0"><BranchDeviceId Value="device:vst3:instr:1?n=Diva%20X" /></BranchSourceContext></Value></SourceContext></PluginDevice>',
    ),
    (set) => [device(set)?.name, device(set)?.plugin],
    ['Diva X', null],
  ],
  [
    'a plug-in’s empty slots are no parameters',
    withDevice(
      `<PluginDevice Id="0"><ParameterList>${['7', '-1'].map((id) => `<PluginFloatParameter Id="0"><ParameterName Value="Cutoff" /><ParameterId Value="${id}" />${parameter('ParameterValue', 0.25)}</PluginFloatParameter>`).join('')}</ParameterList></PluginDevice>`,
    ),
    (set) => device(set)?.parameters.map((one) => [one.name, one.value]),
    [['Cutoff', 0.25]],
  ],
  [
    'a plug-in’s sidechain says nothing',
    withDevice(
      `<PluginDevice Id="0"><SideChain>${parameter('OnOff', true)}<RoutedInput><Routable><Target Value="AudioIn/None" /></Routable></RoutedInput></SideChain></PluginDevice>`,
    ),
    (set) => device(set)?.sidechain,
    null,
  ],
  [
    'a sidechain names its track',
    withDevice(
      `<Gate Id="0"><SideChain>${parameter('OnOff', true)}<RoutedInput><Routable><Target Value="AudioIn/Track.12/PreFxOut" /></Routable></RoutedInput></SideChain></Gate>`,
    ),
    (set) => device(set)?.sidechain,
    { isOn: true, target: 'AudioIn/Track.12/PreFxOut', sourceTrackId: 12, hasSource: true },
  ],
  [
    'a macro moves a parameter by channel 16',
    withDevice(
      '<Eq8 Id="0"><Bands.0><ParameterA><Freq><KeyMidi><Channel Value="16" /><IsNote Value="false" /><NoteOrController Value="3" /></KeyMidi><Manual Value="250" /></Freq></ParameterA></Bands.0></Eq8>',
    ),
    (set) => device(set)?.parameters,
    [{ name: 'Bands.0/ParameterA/Freq', value: 250, unit: 'Hz', rawValue: 250, isAutomated: false, macroIndex: 3 }],
  ],
  [
    'what the sample was imported from is no second sample',
    audio(
      '<SampleRef><FileRef><RelativePathType Value="3" /><RelativePath Value="Samples/a.wav" /><Path Value="/x/Samples/a.wav" /></FileRef><SourceContext><SourceContext Id="0"><OriginalFileRef><FileRef Id="0"><Path Value="/old/b.wav" /></FileRef></OriginalFileRef></SourceContext></SourceContext><DefaultSampleRate Value="44100" /></SampleRef>',
    ),
    (set) => [audioOf(set)?.sample?.fileName, audioOf(set)?.sample?.location, audioOf(set)?.sample?.path],
    ['a.wav', 'insideProject', '/x/Samples/a.wav'],
  ],
  [
    'to Live 10 a path is a list of folders',
    audio(
      '<SampleRef><FileRef><RelativePathType Value="1" /><RelativePath><RelativePathElement Dir="" /><RelativePathElement Dir="Loops" /></RelativePath><Name Value="b.wav" /><SearchHint><PathHint><RelativePathElement Dir="Users" /><RelativePathElement Dir="ann" /></PathHint><FileSize Value="123" /></SearchHint></FileRef></SampleRef>',
      LIVE_9,
    ),
    (set) => [audioOf(set)?.sample?.relativePath, audioOf(set)?.sample?.path, audioOf(set)?.sample?.sizeBytes],
    ['../Loops/b.wav', '/Users/ann/b.wav', 123],
  ],
  [
    'sends are active by two names',
    {
      tracks: `<MidiTrack Id="1"><DeviceChain><Mixer><Sends><TrackSendHolder Id="0">${parameter('Send', 1)}<Active Value="false" /></TrackSendHolder><TrackSendHolder Id="1">${parameter('Send', 0.5)}<EnabledByUser Value="true" /></TrackSendHolder></Sends></Mixer></DeviceChain></MidiTrack>`,
    },
    (set) => first(set)?.mixer.sends.map((send) => [send.levelDb.toFixed(1), send.isActive]),
    [
      ['0.0', false],
      ['-6.0', true],
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
      rest: '<TuningSystems><TuningSystem Id="0"><TuningSystemName Value="Slendro" /><ReferencePitch><FrequencyInHz Value="261.6" /></ReferencePitch></TuningSystem></TuningSystems>',
    },
    (set) => set.tuning,
    { name: 'Slendro', referenceFrequencyHz: 261.6 },
  ],
  [
    'an element that nobody knows is counted',
    { rest: '<Hologram><Depth Value="3" /></Hologram><Hologram />' },
    (set) => set.unread.map(({ tag, parent, count }) => [tag, parent, count]),
    [['Hologram', 'LiveSet', 2]],
  ],
  [
    'a device that nobody knows keeps its tag and its parameters',
    withDevice(`<Hologram Id="0">${parameter('Depth', 0.5)}</Hologram>`),
    (set) => [device(set)?.kind, device(set)?.name, device(set)?.parameters.map((one) => one.name)],
    ['unknown', 'Hologram', ['Depth']],
  ],
]

describe('traps of the format', () => {
  it.each(TRAPS)('%s', async (_trap, parts, read, expected) => {
    const set = await readXml(setXml(parts))
    expect(set.gaps).toEqual([])
    expect(read(set)).toEqual(expected)
  })
})

describe('parts that cannot be read', () => {
  it('leaves out one clip and says where it was', async () => {
    const bad = midiClip('<MidiNoteEvent Time="x" Duration="1" Velocity="1" />')
    const xml = setXml({ tracks: midiTrack({ sequencer: arrangement(midiClip(NOTE), bad, midiClip(NOTE)) }) })
    const set = await readXml(xml)
    expect(first(set)?.arrangementClips).toHaveLength(2)
    expect(set.gaps).toEqual([
      {
        element: 'MidiClip',
        place: 'Track "Bass", arrangement, clip "Riff"',
        reason: "a note's start is missing or not a number",
        offset: xml.indexOf(bad),
      },
    ])
  })

  it('names the slot of a session clip', async () => {
    const slot = (clip: string) => `<ClipSlot><ClipSlot><Value>${clip}</Value></ClipSlot></ClipSlot>`
    const bad = '<MidiClip Time="0"><CurrentEnd Value="nowhere" /></MidiClip>'
    const set = await readXml(
      setXml({ tracks: midiTrack({ sequencer: `<ClipSlotList>${slot('')}${slot(bad)}</ClipSlotList>` }) }),
    )
    expect(set.gaps[0]?.place).toBe('Track "Bass", session slot 2')
  })

  it('notes a set without a main track, and a track without an id', async () => {
    const set = await readXml(
      setXml({ main: '', tracks: '<MidiTrack><Name><EffectiveName Value="A" /></Name></MidiTrack>' }),
    )
    expect(set.gaps.map((gap) => [gap.element, gap.reason])).toEqual([
      ['MidiTrack', "the track's id is missing or not a number"],
      ['LiveSet', 'the set has no main track'],
    ])
  })
})
