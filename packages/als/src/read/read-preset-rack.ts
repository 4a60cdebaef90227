import type { Chain, Device } from '../model/device.ts'
import { child, elements, firstElement, flagOf, partOf, textOf } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { readPad, readRange } from './read-chain.ts'
import { T } from './tags.ts'
import { Unreadable } from './unreadable.ts'

/** A rack as presets store it: the device without chains, and the chains beside it. */
export function readPresetRack(assembly: Assembly, preset: number): Device {
  const { tape } = assembly
  const rack = readPresetDevice(assembly, child(tape, preset, T.Device))
  if (rack === null) throw new Unreadable('the rack is missing')
  return {
    ...rack,
    chains: readBranchPresets(assembly, child(tape, preset, T.BranchPresets)),
    returnChains: readBranchPresets(assembly, child(tape, preset, T.ReturnBranchPresets)),
  }
}

/** The finished device that a `Device` element holds. */
export function readPresetDevice(assembly: Assembly, holder: number): Device | null {
  const node = firstElement(assembly.tape, holder)
  return node < 0 ? null : (assembly.devices[partOf(assembly.tape, node)] ?? null)
}

function readBranchPresets(assembly: Assembly, list: number): Chain[] {
  const { tape, devices } = assembly
  return elements(tape, list).map((branch) => {
    const zones = child(tape, branch, T.ZoneSettings)
    const mixer = devices[partOf(tape, firstElement(tape, child(tape, branch, T.MixerPreset)))] ?? null
    const mixed = (name: string) => mixer?.parameters.find((parameter) => parameter.name === name)
    return {
      name: textOf(tape, branch, T.Name),
      devices: elements(tape, child(tape, branch, T.DevicePresets))
        .map((preset) => devices[partOf(tape, preset)] ?? null)
        .filter((device) => device !== null),
      volumeDb: mixed('Volume')?.value ?? 0,
      pan: mixed('Panorama')?.value ?? 0,
      isMuted: mixed('Speaker')?.rawValue === 0,
      isSoloed: flagOf(tape, branch, T.IsSoloed, false),
      pad: readPad(tape, zones),
      keyRange: readRange(tape, child(tape, zones, T.KeyRange)),
      velocityRange: readRange(tape, child(tape, zones, T.VelocityRange)),
      selectorRange: readRange(tape, child(tape, branch, T.BranchSelectorRange)),
      sendsDb: (mixer?.parameters ?? []).filter(({ name }) => name.endsWith('/Send')).map(({ value }) => value),
      offset: tape.offsets[branch] ?? 0,
    }
  })
}
