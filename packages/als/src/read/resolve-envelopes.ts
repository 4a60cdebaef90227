import type { AutomationTarget } from '../model/automation.ts'
import type { Device } from '../model/device.ts'
import { nameOf } from '../xml/name-table.ts'
import { attributeOf, child, elements } from '../xml/tape.ts'
import type { Assembly, EnvelopeLinks } from './assembly.ts'
import type { Mutable } from './mutable.ts'
import { T } from './tags.ts'

/** Finds what each envelope of the track moves, now that all its devices are known. */
export function resolveEnvelopes(assembly: Assembly, devices: readonly Device[], sequencer: number) {
  const { unresolved, known } = assembly.envelopes
  if (unresolved.length === 0) return
  linkControllers(assembly, child(assembly.tape, sequencer, T.MidiControllers))
  linkClipProperties(assembly, sequencer)
  const wanted = new Set(unresolved.map(({ pointeeId }) => pointeeId))
  const targets = findParameters(assembly, wanted, devices)
  for (const { envelope, pointeeId } of unresolved) {
    const target = targets.get(pointeeId) ?? known.get(pointeeId)
    if (target !== undefined) envelope.target = target
  }
}

/** `ControllerTargets.0` is pitch bend, 1 channel pressure, from 2 on the MIDI controllers from 0. */
function linkControllers(assembly: Assembly, controllers: number) {
  const { tape, names, envelopes } = assembly
  for (const element of elements(tape, controllers)) {
    const index = Number(nameOf(names, tape.tags[element] as number).split('.')[1])
    const id = attributeOf(tape, element, T.Id, -1)
    if (Number.isNaN(index) || id < 0) continue
    const controller = index === 0 ? 'pitchBend' : index === 1 ? 'pressure' : index - 2
    envelopes.known.set(id, { kind: 'midiController', controller })
  }
}

/** In an audio clip an envelope may move what the clip itself does; the ids stand beside the clips. */
function linkClipProperties({ tape, envelopes }: Assembly, sequencer: number) {
  for (const [tag, parameter] of CLIP_PROPERTIES) {
    const id = attributeOf(tape, child(tape, sequencer, tag), T.Id, -1)
    if (id >= 0) envelopes.known.set(id, { kind: 'clip', parameter })
  }
}

function findParameters({ envelopes }: Assembly, wanted: ReadonlySet<number>, devices: readonly Device[]) {
  const { linkCount, linkIds, linkParameters, linkNames, owners } = envelopes
  const targets = new Map<number, AutomationTarget>()
  const paths = new Map<Device, readonly number[]>()
  notePaths(devices, [], paths)
  for (let i = 0; i < linkCount; i++) {
    const id = linkIds[i] as number
    if (!wanted.has(id)) continue
    const device = ownerAt(owners, i)
    if (device === undefined) continue
    const index = linkParameters[i] as number
    targets.set(id, {
      kind: 'device',
      deviceName: device.userName || device.name,
      devicePath: paths.get(device) ?? [],
      parameter: index < 0 ? (linkNames[-1 - index] ?? '') : noteAutomated(device, index),
    })
  }
  return targets
}

/** Others may share the parameter, so the device gets one of its own. Answers its name. */
function noteAutomated(device: Mutable<Device>, index: number): string {
  const parameter = device.parameters[index]
  if (parameter === undefined) return ''
  if (!parameter.isAutomated) device.parameters = device.parameters.with(index, { ...parameter, isAutomated: true })
  return parameter.name
}

/** The device that was read while link `index` was noted: `owners` stand in that order. */
function ownerAt(owners: EnvelopeLinks['owners'], index: number): Mutable<Device> | undefined {
  return owners.findLast(({ start }) => start <= index)?.device
}

/** Device, chain, device…; the return chains of a rack count on after its chains. */
function notePaths(devices: readonly Device[], above: readonly number[], paths: Map<Device, readonly number[]>) {
  devices.forEach((device, index) => {
    const path = [...above, index]
    paths.set(device, path)
    ;[...device.chains, ...device.returnChains].forEach((chain, i) => notePaths(chain.devices, [...path, i], paths))
  })
}

const CLIP_PROPERTIES: readonly (readonly [tag: number, parameter: string])[] = [
  [T.VolumeModulationTarget, 'gain'],
  [T.TranspositionModulationTarget, 'transposition'],
  [T.TransientEnvelopeModulationTarget, 'transientEnvelope'],
  [T.GrainSizeModulationTarget, 'grainSize'],
  [T.FluxModulationTarget, 'flux'],
  [T.SampleOffsetModulationTarget, 'sampleOffset'],
  [T.ComplexProFormantsModulationTarget, 'formants'],
  [T.ComplexProEnvelopeModulationTarget, 'envelope'],
]
