import { describeTraps, event, firstTrack, NOTE } from '../testing/describe-traps.ts'
import { midiClip, midiTrack, parameter } from '../testing/set-xml.ts'

const slot = (id: number, clip = '') =>
  `<ClipSlot Id="${id}"><LomId Value="0" /><ClipSlot><Value>${clip}</Value></ClipSlot><HasStop Value="true" /></ClipSlot>`

describeTraps('tracks', [
  [
    'clips in take lanes are not heard',
    {
      tracks: midiTrack({
        extra: `<TakeLanes><TakeLanes><TakeLane Id="0"><ClipAutomation><Events>${midiClip(NOTE)}</Events></ClipAutomation><Name Value="Lane" /></TakeLane></TakeLanes></TakeLanes>`,
      }),
    },
    (set) => [
      firstTrack(set)?.arrangementClips.length,
      firstTrack(set)?.takeLanes.map((lane) => [lane.name, lane.clips.length]),
    ],
    [0, [['Lane', 1]]],
  ],
  [
    'a track without an effective name has its number where the first # stands',
    {
      tracks: ['MidiTrack', 'AudioTrack', 'ReturnTrack']
        .map((tag, id) => `<${tag} Id="${id}"><Name><UserName Value="## Lead #" /></Name></${tag}>`)
        .join(''),
    },
    (set) => [set.tracks.map(({ name }) => name), firstTrack(set)?.userName],
    [['01 Lead #', '02 Lead #', '0A Lead #'], '## Lead #'],
  ],
  [
    'names that look like numbers stay text',
    { tracks: '<MidiTrack Id="1"><Name><EffectiveName Value="007" /></Name></MidiTrack>' },
    (set) => firstTrack(set)?.name,
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
    'volume is linear and the speaker is the mute turned over',
    {
      tracks: `<MidiTrack Id="1"><DeviceChain><Mixer>${parameter('Volume', 0.0003162277571)}${parameter('Speaker', false)}${parameter('CrossFadeState', 2)}</Mixer></DeviceChain></MidiTrack>`,
    },
    (set) => [firstTrack(set)?.mixer.volumeDb, firstTrack(set)?.mixer.isMuted, firstTrack(set)?.mixer.crossfade],
    [-70, true, 'b'],
  ],
  [
    'channels that are panned apart, and envelopes of either',
    {
      tracks: `<MidiTrack Id="1"><AutomationEnvelopes><Envelopes><AutomationEnvelope Id="0"><EnvelopeTarget><PointeeId Value="71" /></EnvelopeTarget><Automation><Events>${event(0, -1)}</Events></Automation></AutomationEnvelope></Envelopes></AutomationEnvelopes><DeviceChain><Mixer><PanMode Value="1" />${parameter('Pan', 0.3)}${parameter('SplitStereoPanL', -1, 70)}${parameter('SplitStereoPanR', 0.5, 71)}</Mixer></DeviceChain></MidiTrack>`,
    },
    (set) => [firstTrack(set)?.mixer.pan, firstTrack(set)?.mixer.splitPan, firstTrack(set)?.automation[0]?.target],
    [-0.25, { left: -1, right: 0.5 }, { kind: 'mixer', parameter: 'panRight', sendIndex: null }],
  ],
  [
    'sends are active by two names',
    {
      tracks: `<MidiTrack Id="1"><DeviceChain><Mixer><Sends><TrackSendHolder Id="0">${parameter('Send', 1)}<Active Value="false" /></TrackSendHolder><TrackSendHolder Id="1">${parameter('Send', 0.5)}<EnabledByUser Value="true" /></TrackSendHolder></Sends></Mixer></DeviceChain></MidiTrack>`,
    },
    (set) => firstTrack(set)?.mixer.sends.map((send) => [send.levelDb.toFixed(1), send.isActive]),
    [
      ['0.0', false],
      ['-6.0', true],
    ],
  ],
  [
    'slots that are written alike are empty, and clips keep their scenes among them',
    {
      tracks: midiTrack({
        sequencer: `<ClipSlotList>${slot(0)}${slot(1)}${slot(2)}${slot(3, midiClip(NOTE))}${slot(4)}${slot(5, midiClip(NOTE))}</ClipSlotList>`,
      }),
    },
    (set) => firstTrack(set)?.sessionClips.map(({ sceneIndex }) => sceneIndex),
    [3, 5],
  ],
  [
    'what no one knows in slots that are written alike is counted in each',
    {
      tracks: midiTrack({
        sequencer: `<ClipSlotList>${slot(0, '<Hologram />')}${slot(1, '<Hologram />')}</ClipSlotList>`,
      }),
    },
    (set) => set.unread.map(({ tag, parent, count }) => [tag, parent, count]),
    [['Hologram', 'Value', 2]],
  ],
])
