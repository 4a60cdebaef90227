import type { LiveSet } from '../index.ts'
import { ALL, describeRoundTrip, trackOf } from './testing/describe-round-trip.ts'

const drumRack = (set: LiveSet) => trackOf(set, '2 Kit').devices[0]

const innerChain = (set: LiveSet) => drumRack(set)?.chains[0]?.devices[0]?.chains[0]

function parameter(set: LiveSet, trackName: string, device: number, name: string) {
  return trackOf(set, trackName).devices[device]?.parameters.find((one) => one.name === name)?.value
}

describeRoundTrip('devices', [
  [
    'devices',
    ALL,
    (set) => trackOf(set, 'Bass').devices.map((one) => one.name),
    ['Drift', 'EQ Eight', 'Compressor', 'Gate', 'Vari Comp'],
  ],
  ['preset', ALL, (set) => trackOf(set, 'Bass').devices[0]?.presetName, 'Deep One'],
  ['parameter in Hz', ALL, (set) => parameter(set, 'Bass', 1, 'Bands.0/ParameterA/Freq'), 32],
  ['plain setting', ALL, (set) => parameter(set, 'Bass', 1, 'Mode'), 2],
  ['a ratio of infinity', ALL, (set) => parameter(set, 'Bass', 2, 'Ratio'), 3.4028232635611926e38],
  [
    'sidechain source',
    ALL,
    (set) => trackOf(set, 'Bass').devices[2]?.sidechain?.sourceTrackId === trackOf(set, '2 Kit').id,
    true,
  ],
  ['sidechain without a source', ALL, (set) => trackOf(set, 'Bass').devices[3]?.sidechain?.hasSource, false],
  [
    'plug-ins',
    ALL,
    (set) =>
      trackOf(set, 'Vox')
        .devices.slice(0, 2)
        .map((one) => one.plugin?.format),
    ['au', 'vst3'],
  ],
  ['maker of a plug-in', ALL, (set) => trackOf(set, 'Vox').devices[0]?.plugin?.maker, 'Acme'],
  ['Max device', ALL, (set) => trackOf(set, 'Vox').devices[2]?.name, 'Wobble'],
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
    'automation of a nested device',
    ALL,
    (set) => trackOf(set, '2 Kit').automation[0]?.target,
    { kind: 'device', deviceName: 'Saturator', devicePath: [0, 0, 0, 0, 1], parameter: 'PreDrive' },
  ],
  [
    'automation of a send',
    ALL,
    (set) => trackOf(set, '2 Kit').automation.map((one) => one.target),
    [{}, { kind: 'mixer', parameter: 'send', sendIndex: 1 }],
  ],
  ['limiter on the main track', ALL, (set) => set.main?.devices[0]?.name, 'Limiter'],
  [
    'automation of the main track',
    ALL,
    (set) => set.main?.automation.find((one) => one.target.kind === 'mixer')?.target,
    { kind: 'mixer', parameter: 'volume' },
  ],
  [
    'maker of a VST3, where the browser names it',
    [9, 10, 11, 12],
    (set) => trackOf(set, 'Vox').devices[1]?.plugin?.maker,
    'Øre & Co',
  ],
  [
    'zone of a sample',
    ALL,
    (set) => innerChain(set)?.devices[0]?.zones,
    [
      {
        name: 'Kick low',
        sample: { fileName: 'Kick.wav', durationSamples: 20_000 },
        rootKey: 36,
        keyRange: [24, 48],
        velocityRange: [1, 90],
        selectorRange: [0, 127],
        startSamples: 120,
        endSamples: 18_000,
        sustainLoop: { startSamples: 9000, endSamples: 18_000, isBackAndForth: true },
        detuneCents: -7,
        pan: 0.25,
        warpMode: 'complex',
      },
    ],
  ],
  [
    'slices of a sample',
    [10, 11, 12],
    (set) => innerChain(set)?.devices[0]?.zones[0]?.slicing,
    { by: 'manual', pointsSeconds: [0, 0.125] },
  ],
  [
    'macro variations',
    [11, 12],
    (set) =>
      drumRack(set)?.chains[0]?.devices[0]?.macroVariations.map(({ name, values }) => [name, values.slice(0, 3)]),
    [['Dark & low', [12.5, null, null]]],
  ],
  [
    'no macro variations before they were there',
    [8, 9, 10],
    (set) => drumRack(set)?.chains[0]?.devices[0]?.macroVariations,
    [],
  ],
  ['level of a zone', ALL, (set) => innerChain(set)?.devices[0]?.zones[0]?.volumeDb, -3],
  [
    'parameters of Simpler, which are not those of its samples',
    ALL,
    (set) => innerChain(set)?.devices[0]?.parameters.map(({ name, value, unit }) => [name, value, unit]),
    [
      ['Filter/Slot/Value/SimplerFilter/Freq', 900, 'Hz'],
      ['Globals/PlaybackMode', 2, 'choice'],
    ],
  ],
  ['chain selector', ALL, (set) => innerChain(set)?.selectorRange, [0, 63]],
  ['send of a chain', ALL, (set) => drumRack(set)?.chains[0]?.sendsDb[0], -12],
])
