import { linear } from './decibel.ts'
import type { ChainDescription, DeviceDescription } from './description/device-description.ts'
import { parameter } from './parameter-node.ts'
import { range } from './range-node.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, when, type XmlNode } from './xml-node.ts'

/** Writes the devices of a chain: handed in, because a chain holds devices and a device chains. */
type WriteDevices = (track: TrackContext, devices: readonly DeviceDescription[], parent: string) => XmlNode

/** Chains, macros and return chains; nothing for a device that is no rack. */
export function rackParts(
  track: TrackContext,
  described: DeviceDescription,
  path: string,
  writeDevices: WriteDevices,
): readonly XmlNode[] {
  const kind = RACKS[described.tag]
  if (kind === undefined) return []
  const chains = described.chains ?? []
  const returns = described.returnChains ?? []
  return [
    element(
      'Branches',
      chains.map((one, i) => chain(track, kind, one, i, `${path}/Chains.${i}`, writeDevices)),
    ),
    ...macros(track, described, path),
    element(
      'ReturnBranches',
      returns.map((one, i) => chain(track, RETURN_CHAIN, one, i, `${path}/ReturnChains.${i}`, writeDevices)),
    ),
  ]
}

type RackKind = { readonly branch: string; readonly deviceChain: string }

function chain(
  track: TrackContext,
  kind: RackKind,
  described: ChainDescription,
  id: number,
  path: string,
  writeDevices: WriteDevices,
): XmlNode {
  return identified(kind.branch, track.shape.live >= 9 ? id : null, [
    element('Name', [
      value('EffectiveName', described.name ?? `Chain ${id + 1}`),
      value('UserName', described.name ?? ''),
      value('Annotation', ''),
    ]),
    element('DeviceChain', [
      identified(kind.deviceChain, track.shape.live >= 9 ? 0 : null, [
        writeDevices(track, described.devices ?? [], `${path}/`),
      ]),
    ]),
    range('BranchSelectorRange', described.selectorRange ?? [0, 0]),
    value('IsSoloed', described.isSoloed ?? false),
    chainMixer(track, described, path),
    ...(kind.branch === 'DrumBranch' ? [padInfo(described, id)] : [zones(described)]),
  ])
}

function chainMixer(track: TrackContext, described: ChainDescription, path: string): XmlNode {
  return element('MixerDevice', [
    parameter(track, `${path}/MixerDevice/Speaker`, !(described.isMuted ?? false)),
    parameter(track, `${path}/MixerDevice/Volume`, linear(described.volumeDb ?? 0), {
      range: [linear(-70), linear(6)],
    }),
    parameter(track, `${path}/MixerDevice/Panorama`, described.pan ?? 0, { range: [-1, 1] }),
    element(
      'SendInfos',
      (described.sendsDb ?? []).map((db, index) =>
        identified('AudioBranchSendInfo', track.shape.hasListIds ? index : null, [
          parameter(track, `${path}/MixerDevice/Sends.${index}/Send`, linear(db), { range: [linear(-70), 1] }),
        ]),
      ),
    ),
  ])
}

/** Live counts pads from the top: 128 − the note that plays them. */
function padInfo(described: ChainDescription, id: number): XmlNode {
  return element('BranchInfo', [
    value('ReceivingNote', 128 - (described.note ?? 36 + id)),
    value('SendingNote', described.sendingNote ?? 60),
    value('ChokeGroup', described.chokeGroup ?? 0),
  ])
}

function zones(described: ChainDescription): XmlNode {
  return element('ZoneSettings', [
    range('KeyRange', described.keyRange ?? [0, 127]),
    range('VelocityRange', described.velocityRange ?? [1, 127]),
  ])
}

/** Eight slots, sixteen from Live 11 on; the number of those that show is written from Live 11 on. */
function macros(track: TrackContext, described: DeviceDescription, path: string): readonly XmlNode[] {
  const slots = Array.from({ length: track.shape.live >= 11 ? 16 : 8 }, (_, i) => described.macros?.[i])
  return [
    ...when(track.shape.live >= 11, value('NumVisibleMacroControls', Math.max(8, described.macros?.length ?? 0))),
    ...slots.map((macro, i) => parameter(track, `${path}/MacroControls.${i}`, macro?.value ?? 0, { range: [0, 127] })),
    ...slots.map((macro, i) => value(`MacroDisplayNames.${i}`, macro?.name ?? `Macro ${i + 1}`)),
  ]
}

const RACKS: Readonly<Record<string, RackKind>> = {
  InstrumentGroupDevice: { branch: 'InstrumentBranch', deviceChain: 'MidiToAudioDeviceChain' },
  DrumGroupDevice: { branch: 'DrumBranch', deviceChain: 'MidiToAudioDeviceChain' },
  AudioEffectGroupDevice: { branch: 'AudioEffectBranch', deviceChain: 'AudioToAudioDeviceChain' },
  MidiEffectGroupDevice: { branch: 'MidiEffectBranch', deviceChain: 'MidiToMidiDeviceChain' },
}

const RETURN_CHAIN: RackKind = { branch: 'ReturnBranch', deviceChain: 'AudioToAudioDeviceChain' }
