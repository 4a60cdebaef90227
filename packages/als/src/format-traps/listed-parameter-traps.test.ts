import { describeTraps, event, firstDevice, withDevice } from '../testing/describe-traps.ts'
import { midiTrack, parameter } from '../testing/set-xml.ts'

const slot = (tag: string, name: string, id: number, inside: string) =>
  `<${tag} Id="0"><ParameterName Value="${name}" /><ParameterId Value="${id}" /><VisualIndex Value="0" />${inside}</${tag}>`

const maxParameter = (tag: string, name: string, inside: string) =>
  `<${tag} Id="0"><Index Value="0" /><Type Value="0" /><Name Value="${name}" /><ShortName Value="Short" /><MinValue Value="0" /><MaxValue Value="100" /><Default Value="30" />${inside}<Names><Name Id="0"><Name Value="12" /></Name></Names></${tag}>`

const pointingAt = (id: number) =>
  `<AutomationEnvelopes><Envelopes><AutomationEnvelope Id="0"><EnvelopeTarget><PointeeId Value="${id}" /></EnvelopeTarget><Automation><Events>${event(-63_072_000, 0)}${event(4, 1)}</Events></Automation></AutomationEnvelope></Envelopes></AutomationEnvelopes>`

describeTraps('parameters that stand in a list', [
  [
    'ids of Audio Units are below zero too, and their two types stand mixed',
    withDevice(
      `<AuPluginDevice Id="0"><ParameterList>${[
        slot('PluginFloatParameter', '', -1, parameter('ParameterValue', 0)),
        slot('PluginEnumParameter', 'Mode', -1_597_105_208, parameter('ParameterValue', 1)),
        slot('PluginFloatParameter', 'Contour', 2_109_046_066, parameter('ParameterValue', 0.5)),
      ].join('')}</ParameterList></AuPluginDevice>`,
    ),
    (set) => firstDevice(set)?.parameters.map(({ name, value }) => [name, value]),
    [
      ['Mode', 1],
      ['Contour', 0.5],
    ],
  ],
  [
    'a Max device’s parameters have the names that its author gave them, and nothing else is one',
    withDevice(
      `<MxDeviceInstrument Id="0"><ParameterList><ParameterList>${maxParameter('MxDFloatParameter', 'Decay', parameter('Timeable', 53.7))}${maxParameter('MxDEnumParameter', '', parameter('Timeable', 1))}</ParameterList></ParameterList></MxDeviceInstrument>`,
    ),
    (set) => firstDevice(set)?.parameters.map(({ name, value, unit }) => [name, value, unit]),
    [
      ['Decay', 53.7, 'none'],
      ['Short', 1, 'choice'],
    ],
  ],
  [
    'and envelopes move them',
    {
      tracks: midiTrack({
        extra: pointingAt(77),
        devices: `<MxDeviceAudioEffect Id="0"><ParameterList><ParameterList>${maxParameter('MxDFloatParameter', 'Time', parameter('Timeable', 3, 77))}</ParameterList></ParameterList></MxDeviceAudioEffect>`,
      }),
    },
    (set) => [set.tracks[0]?.automation[0]?.target, firstDevice(set)?.parameters[0]?.isAutomated],
    [{ kind: 'device', deviceName: 'Max Audio Effect', devicePath: [0], parameter: 'Time' }, true],
  ],
  [
    'a row of the modulation matrix is called after what it moves',
    withDevice(
      `<InstrumentVector Id="0"><ModulationConnections>${['Osc 1 Pitch', 'Osc 1 Pos'].map((name, i) => `<ModulationConnectionsForInstrumentVector Id="${i}"><TargetName Value="${name}" /><ModulationAmounts.0 Value="0.${i + 1}" /></ModulationConnectionsForInstrumentVector>`).join('')}</ModulationConnections></InstrumentVector>`,
    ),
    (set) => firstDevice(set)?.parameters.map(({ name, value, unit }) => [name, value, unit]),
    [
      ['ModulationConnections/Osc 1 Pitch/ModulationAmounts.0', 10, 'percent'],
      ['ModulationConnections/Osc 1 Pos/ModulationAmounts.0', 20, 'percent'],
    ],
  ],
  [
    'a device’s activator is none of its parameters, a switch further in is one',
    withDevice(
      `<Compressor2 Id="0">${parameter('On', true)}<SideChainEq>${parameter('On', false)}</SideChainEq></Compressor2>`,
    ),
    (set) => firstDevice(set)?.parameters.map(({ name, value, unit }) => [name, value, unit]),
    [['SideChainEq/On', 0, 'boolean']],
  ],
  [
    'a macro called 808 is no parameter',
    withDevice(
      `<InstrumentGroupDevice Id="0">${parameter('MacroControls.0', 64)}<MacroDisplayNames.0 Value="808" /><MacroAnnotations.0 Value="909" /></InstrumentGroupDevice>`,
    ),
    (set) => [firstDevice(set)?.parameters.map(({ name }) => name), firstDevice(set)?.macros],
    [['MacroControls.0'], [{ name: '808', value: 64 }]],
  ],
])
