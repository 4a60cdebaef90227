import { DEVICE_NAMES } from '../device/device-names.ts'
import type { Chain, Device, DeviceKind } from '../model/device.ts'
import type { SampleReference } from '../model/sample-reference.ts'
import { nameOf } from '../xml/name-table.ts'
import { child, descend, elements, numberOf, textAt, textOf, type Tape } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { parameterValue } from './read-events.ts'
import { decodePercent } from './decode-percent.ts'
import { linkNamed } from './link-parameter.ts'
import { readMacros, readMacroVariations } from './read-macros.ts'
import { readChains } from './read-chain.ts'
import { readParameters } from './read-parameters.ts'
import { readPlugin } from './read-plugin.ts'
import { readSampleZones } from './read-sample-zones.ts'
import { finishedSample, readFolders } from './read-sample-reference.ts'
import { readRouting } from './read-routing.ts'
import { readSidechain } from './read-sidechain.ts'
import { T } from './tags.ts'

/** Reads one device; the devices inside a rack have been read before it and lie in `assembly.devices`. */
export function readDevice(assembly: Assembly, node: number, live: number): Device {
  const { tape, envelopes } = assembly
  const tag = nameOf(assembly.names, tape.tags[node] as number)
  const [liveName, kind]: readonly [string, DeviceKind] = DEVICE_NAMES[tag] ?? [tag, 'unknown']
  const start = envelopes.linkCount
  const plugin = kind === 'plugin' ? readPlugin(tape, node) : null
  const userName = textOf(tape, node, T.UserName)
  const macros = kind === 'rack' ? readMacros(assembly, node) : []
  linkNamed(assembly, child(tape, node, T.On), 'On')
  const device: Device = {
    kind,
    tag,
    name: ownName(tape, node, kind, plugin?.name ?? '', userName) ?? liveName,
    userName,
    annotation: textOf(tape, node, T.Annotation),
    isOn: parameterValue(tape, child(tape, node, T.On)) !== 0,
    presetName: readPresetName(tape, node),
    ...(isLibraryPreset(tape, node) && { isLibraryPreset: true as const }),
    parameters: readParameters(assembly, node, tag, kind, live),
    sidechain: readSidechain(tape, node, kind),
    plugin,
    ...readHardware(tape, node, tag),
    ...readWavetables(tape, node, tag),
    chains: kind === 'rack' ? readChains(assembly, child(tape, node, T.Branches)) : NO_CHAINS,
    returnChains:
      kind === 'rack'
        ? readChains(assembly, child(tape, node, T.ReturnBranches), countOf(tape, child(tape, node, T.Branches)))
        : NO_CHAINS,
    macros,
    macroVariations: readMacroVariations(assembly, node, macros.length),
    samples: readSamples(assembly, node),
    zones: readSampleZones(assembly, node),
    offset: tape.offsets[node] ?? 0,
  }
  envelopes.owners.push({ start, device })
  return device
}

function countOf(tape: Tape, list: number): number {
  return elements(tape, list).length
}

/** Plug-ins and Max devices have names of their own. */
function ownName(tape: Tape, node: number, kind: DeviceKind, pluginName: string, userName: string): string | null {
  if (kind === 'plugin') return pluginName || userName || browsedName(tape, node)
  if (kind === 'max') return userName || patchName(tape, node) || browsedName(tape, node) || readPresetName(tape, node)
  return null
}

/** The patch's file name without `.amxd`; `MxDPatchRef` to Live 11, `MxPatchRef` from 12. */
function patchName(tape: Tape, node: number): string | null {
  const slot = descend(tape, node, T.PatchSlot, T.Value)
  const reference =
    child(tape, slot, T.MxPatchRef) >= 0 ? child(tape, slot, T.MxPatchRef) : child(tape, slot, T.MxDPatchRef)
  return fileBaseName(tape, child(tape, reference, T.FileRef))
}

/** `device:vst3:instr:<uuid>?n=Diva` says what was dragged in, even where the plug-in is missing. */
function browsedName(tape: Tape, node: number): string | null {
  const context = descend(tape, node, T.SourceContext, T.Value, T.BranchSourceContext)
  const id = textOf(tape, context, T.BranchDeviceId)
  const name = /\?n=(.+)$/.exec(id)?.[1]
  return name === undefined ? null : decodePercent(name)
}

function readPresetName(tape: Tape, node: number): string | null {
  return fileBaseName(tape, presetFile(tape, node))
}

function isLibraryPreset(tape: Tape, node: number): boolean {
  const file = presetFile(tape, node)
  const place = numberOf(tape, file, T.RelativePathType, -1)
  return LIBRARY_PLACES.has(place) || (place === USER_LIBRARY && !OWN_FOLDERS.has(userFolder(tape, file) ?? 'Presets'))
}

/** Outermost folder in the User Library. */
function userFolder(tape: Tape, file: number): string | undefined {
  const relative = child(tape, file, T.RelativePath)
  const [folder = textAt(tape, relative)?.split('/')[0]] = readFolders(tape, relative)
  return folder || /User Library[/\\]([^/\\]+)/.exec(textOf(tape, file, T.Path))?.[1]
}

function presetFile(tape: Tape, node: number): number {
  return descend(tape, node, T.LastPresetRef, T.Value, T.FilePresetRef, T.FileRef)
}

function fileBaseName(tape: Tape, file: number): string | null {
  const path =
    textOf(tape, file, T.Path) || textAt(tape, child(tape, file, T.RelativePath)) || textOf(tape, file, T.Name)
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).replace(/\.\w{3,4}$/, '')
  return name || null
}

function readHardware(tape: Tape, node: number, tag: string): Pick<Device, 'hardware'> | null {
  if (!EXTERNAL.has(tag)) return null
  const output = readRouting(tape, child(tape, node, T.OutputHelper), T.Routable)
  const input = readRouting(tape, child(tape, node, T.InputHelper), T.Routable)
  return { hardware: { output, input } }
}

function readWavetables(tape: Tape, node: number, tag: string): Pick<Device, 'wavetables'> | null {
  if (tag !== 'InstrumentVector') return null
  return { wavetables: [textOf(tape, node, T.SpriteName1), textOf(tape, node, T.SpriteName2)] }
}

/** The samples of the device itself, not of those in its chains, which are collapsed by now. */
function readSamples(assembly: Assembly, node: number): SampleReference[] {
  const { tape } = assembly
  const found: SampleReference[] = []
  const end = tape.ends[node] as number
  for (let at = node + 1; at < end; at++) {
    if (tape.tags[at] !== T.SampleRef) continue
    const sample = finishedSample(assembly, at)
    if (sample !== null) found.push(sample)
  }
  return found
}

/** `RelativePathType` of the library of old (with what users saved), of packs and of what is built in. */
const LIBRARY_PLACES: ReadonlySet<number> = new Set([2, 5, 7])
const USER_LIBRARY = 6
/** Where Live puts what is saved from a set; what lies beside them was put there as it came. */
const OWN_FOLDERS: ReadonlySet<string> = new Set(['Presets', 'Defaults'])
const EXTERNAL: ReadonlySet<string> = new Set(['ProxyInstrumentDevice', 'ProxyAudioEffectDevice'])
const NO_CHAINS: readonly Chain[] = []
