import type { Chain, Device, DrumPad } from '../model/device.ts'
import { child, elements, elementsOf, firstElement, flagOf, numberOf, partOf, textOf, type Tape } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { toDecibel } from '../decibel.ts'
import { parameterValue } from './read-events.ts'
import { linkNamed } from './link-parameter.ts'
import { T } from './tags.ts'

/** The chains of a rack, in their order; `before` are the chains that envelopes count before these. */
export function readChains(assembly: Assembly, branches: number, before = 0): Chain[] {
  return elements(assembly.tape, branches).map((branch, index) => readChain(assembly, branch, before + index))
}

function readChain(assembly: Assembly, branch: number, index: number): Chain {
  const { tape } = assembly
  const mixer = child(tape, branch, T.MixerDevice)
  linkChainMixer(assembly, mixer, `Chains.${index}`)
  const zones = child(tape, branch, T.ZoneSettings)
  const volume = parameterValue(tape, child(tape, mixer, T.Volume))
  const pan = parameterValue(tape, child(tape, mixer, T.Panorama))
  return {
    name: readBranchName(tape, branch),
    devices: readDevices(assembly, firstElement(tape, child(tape, branch, T.DeviceChain))),
    volumeDb: Number.isNaN(volume) ? 0 : toDecibel(volume),
    pan: Number.isNaN(pan) ? 0 : pan,
    isMuted: parameterValue(tape, child(tape, mixer, T.Speaker)) === 0,
    isSoloed: flagOf(tape, branch, T.IsSoloed, false),
    pad: readPad(tape, child(tape, branch, T.BranchInfo)),
    keyRange: readRange(tape, child(tape, zones, T.KeyRange)),
    velocityRange: readRange(tape, child(tape, zones, T.VelocityRange)),
    selectorRange: readRange(tape, child(tape, branch, T.BranchSelectorRange)),
    sendsDb: readSends(tape, mixer),
    offset: tape.offsets[branch] ?? 0,
  }
}

/** Envelopes may move a chain's mixer as they move the rack's own parameters. */
function linkChainMixer(assembly: Assembly, mixer: number, chain: string) {
  const { tape } = assembly
  const link = (element: number, name: string) => linkNamed(assembly, element, `${chain}/${name}`)
  link(child(tape, mixer, T.Volume), 'Volume')
  link(child(tape, mixer, T.Panorama), 'Pan')
  link(child(tape, mixer, T.Speaker), 'Mute')
  elementsOf(tape, child(tape, mixer, T.SendInfos), T.AudioBranchSendInfo).forEach((info, index) => {
    link(child(tape, info, T.Send), `Sends.${index}`)
  })
}

function readSends(tape: Tape, mixer: number): readonly number[] {
  const infos = child(tape, mixer, T.SendInfos)
  if (infos < 0) return NO_SENDS
  return elementsOf(tape, infos, T.AudioBranchSendInfo).map((info) => {
    const level = parameterValue(tape, child(tape, info, T.Send))
    return toDecibel(Number.isNaN(level) ? 0 : level)
  })
}

/** The finished devices below the `Devices` of `holder`. */
export function readDevices(assembly: Assembly, holder: number): Device[] {
  const { tape, devices } = assembly
  const found: Device[] = []
  for (const node of elements(tape, child(tape, holder, T.Devices))) {
    const device = devices[partOf(tape, node)]
    if (device !== undefined && device !== null) found.push(device)
  }
  return found
}

function readBranchName(tape: Tape, branch: number): string {
  const name = child(tape, branch, T.Name)
  return textOf(tape, name, T.EffectiveName) || textOf(tape, name, T.UserName) || textOf(tape, branch, T.Name)
}

/** The file counts pads from the top: the pad's note is 128 − `ReceivingNote`. */
export function readPad(tape: Tape, info: number): DrumPad | null {
  const receiving = numberOf(tape, info, T.ReceivingNote, -1)
  if (receiving < 0) return null
  const choke = numberOf(tape, info, T.ChokeGroup, 0)
  return {
    receivingNote: 128 - receiving,
    sendingNote: numberOf(tape, info, T.SendingNote, 60),
    chokeGroup: choke > 0 ? choke : null,
  }
}

export function readRange(tape: Tape, range: number): readonly [number, number] | null {
  if (range < 0) return null
  return [numberOf(tape, range, T.Min, 0), numberOf(tape, range, T.Max, 127)]
}

const NO_SENDS: readonly number[] = []
