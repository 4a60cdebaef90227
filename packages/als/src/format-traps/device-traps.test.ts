import type { LiveSet } from '../model/live-set.ts'
import { describeTraps, event, eventsIn, firstDevice, firstTrack, withDevice } from '../testing/describe-traps.ts'
import { LIVE_8, LIVE_9, midiTrack, parameter } from '../testing/set-xml.ts'

const parameterOf = (set: LiveSet, name: string) => firstDevice(set)?.parameters.find((one) => one.name === name)

const browsedPlugin = (path: string) =>
  `<PluginDevice Id="0"><PluginDesc><VstPluginInfo Id="0"><PlugName Value="Wider" /></VstPluginInfo></PluginDesc><SourceContext><Value><BranchSourceContext Id="0"><BrowserContentPath Value="${path}" /></BranchSourceContext></Value></SourceContext></PluginDevice>`

describeTraps('devices', [
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
    (set) => firstDevice(set)?.chains.map((chain) => [chain.name, chain.pad]),
    [['Kick', { receivingNote: 36, sendingNote: 60, chokeGroup: null }]],
  ],
  [
    'a Max device’s patch to Live 11',
    withDevice(
      '<MxDeviceAudioEffect Id="0"><PatchSlot><Value><MxDPatchRef Id="0"><FileRef><Name Value="Pitch Hack.amxd" /></FileRef></MxDPatchRef></Value></PatchSlot></MxDeviceAudioEffect>',
    ),
    (set) => [firstDevice(set)?.kind, firstDevice(set)?.name],
    ['max', 'Pitch Hack'],
  ],
  [
    'and from Live 12',
    withDevice(
      '<MxDeviceAudioEffect Id="0"><PatchSlot><Value><MxPatchRef Id="0"><FileRef><Path Value="/L/LFO.amxd" /></FileRef></MxPatchRef></Value></PatchSlot></MxDeviceAudioEffect>',
    ),
    (set) => firstDevice(set)?.name,
    'LFO',
  ],
  [
    'a plug-in that is missing has the name that was dragged in',
    withDevice(
      '<PluginDevice Id="0"><PluginDesc /><SourceContext><Value><BranchSourceContext Id="0"><BranchDeviceId Value="device:vst3:instr:1?n=Diva%20X" /></BranchSourceContext></Value></SourceContext></PluginDevice>',
    ),
    (set) => [firstDevice(set)?.name, firstDevice(set)?.plugin],
    ['Diva X', null],
  ],
  [
    'a plug-in’s empty slots are no parameters',
    withDevice(
      `<PluginDevice Id="0"><ParameterList>${['7', '-1'].map((id) => `<PluginFloatParameter Id="0"><ParameterName Value="Cutoff" /><ParameterId Value="${id}" />${parameter('ParameterValue', 0.25)}</PluginFloatParameter>`).join('')}</ParameterList></PluginDevice>`,
    ),
    (set) => firstDevice(set)?.parameters.map((one) => [one.name, one.value]),
    [['Cutoff', 0.25]],
  ],
  [
    'settings that are words: the hardware of External Instrument, the tables of Wavetable',
    withDevice(
      '<ProxyInstrumentDevice Id="0"><OutputHelper><Routable><Target Value="MidiOut/External.Dev:UM-1/0" /><UpperDisplayString Value="UM-1" /><LowerDisplayString Value="1" /></Routable></OutputHelper></ProxyInstrumentDevice><InstrumentVector Id="1"><SpriteName1 Value="Echoes" /><SpriteName2 Value="808" /></InstrumentVector>',
    ),
    (set) =>
      firstTrack(set)?.devices.map(({ hardware, wavetables, parameters }) => [
        hardware?.output?.upperName ?? null,
        wavetables ?? null,
        parameters,
      ]),
    [
      ['UM-1', null, []],
      [null, ['Echoes', '808'], []],
    ],
  ],
  [
    'a macro moves a parameter by channel 16',
    withDevice(
      '<Eq8 Id="0"><Bands.0><ParameterA><Freq><KeyMidi><Channel Value="16" /><IsNote Value="false" /><NoteOrController Value="3" /></KeyMidi><Manual Value="250" /></Freq></ParameterA></Bands.0></Eq8>',
    ),
    (set) => firstDevice(set)?.parameters,
    [{ name: 'Bands.0/ParameterA/Freq', value: 250, unit: 'Hz', rawValue: 250, isAutomated: false, macroIndex: 3 }],
  ],
  [
    'a device that no one knows keeps its tag and its parameters',
    withDevice(`<Hologram Id="0">${parameter('Depth', 0.5)}</Hologram>`),
    (set) => [firstDevice(set)?.kind, firstDevice(set)?.name, firstDevice(set)?.parameters.map((one) => one.name)],
    ['unknown', 'Hologram', ['Depth']],
  ],
  [
    'switches of Live 8 are written as events',
    { root: LIVE_8, ...withDevice(`<Gate>${eventsIn('LookAheadOn', event(-63_072_000, true, 'BoolEvent'))}</Gate>`) },
    (set) => firstDevice(set)?.parameters.map(({ value, unit }) => [value, unit]),
    [[1, 'boolean']],
  ],
  [
    'the levels of an envelope mean what it moves',
    withDevice(
      `<OriginalSimpler Id="0"><VolumeAndPan><Envelope>${parameter('SustainLevel', 0.5)}</Envelope></VolumeAndPan><Filter><Slot><Value><SimplerFilter Id="0"><Envelope>${parameter('SustainLevel', 0.5)}</Envelope></SimplerFilter></Value></Slot></Filter></OriginalSimpler>`,
    ),
    (set) => firstDevice(set)?.parameters.map(({ value, unit }) => [value.toFixed(1), unit]),
    [
      ['-6.0', 'dB'],
      ['50.0', 'percent'],
    ],
  ],
  [
    'what Live remembers of its windows is no parameter',
    withDevice(
      `<Eq8 Id="0"><SelectedBand Value="3" /><SpectrumAnalyzer><Length Value="2" /></SpectrumAnalyzer><Mode Value="0" /></Eq8>`,
    ),
    (set) => firstDevice(set)?.parameters.map(({ name }) => name),
    ['Mode'],
  ],
  [
    'resonance was a Q factor until within Live 9',
    { root: LIVE_9, ...withDevice(`<AutoFilter Id="0">${parameter('Resonance', 2.4)}</AutoFilter>`) },
    (set) => [parameterOf(set, 'Resonance')?.value, parameterOf(set, 'Resonance')?.unit],
    [2.4, 'none'],
  ],
  [
    'the maker of a plug-in stands in the path of Live 12’s browser',
    withDevice(browsedPlugin('view:X-Plugins#Sonic%20Ware:Wider')),
    (set) => firstDevice(set)?.plugin?.maker,
    'Sonic Ware',
  ],
  [
    'folders of VST2 are no makers, and a plug-in may lie in none',
    {
      tracks: midiTrack({
        devices:
          browsedPlugin('query:Plugins#VST:Custom:My%20Favourites:Wider') + browsedPlugin('view:X-Plugins#Wider'),
      }),
    },
    (set) => firstTrack(set)?.devices.map(({ plugin }) => plugin?.maker),
    [null, null],
  ],
])
