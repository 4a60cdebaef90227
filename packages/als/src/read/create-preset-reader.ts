import type { Device } from '../model/device.ts'
import type { LiveVersion } from '../model/live-version.ts'
import type { Preset } from '../model/preset.ts'
import type { DocumentReader } from '../read-document.ts'
import { ReadFailureError } from '../read-failure.ts'
import type { ReadLimits } from '../read-limits.ts'
import { nameOf } from '../xml/name-table.ts'
import { ASK, ASK_CHILDREN, KEEP_TEXT, LEAF, MAY_RECUR, PASS_OVER, READ, SKIP, TELL_END } from '../xml/tag-scan.ts'
import { child, collapseNode } from '../xml/tape.ts'
import { createXmlTokenizer } from '../xml/tokenize-xml.ts'
import { createAssembly } from './assembly.ts'
import { checkRoot } from './check-root.ts'
import { readDevice } from './read-device.ts'
import { readPresetDevice, readPresetRack } from './read-preset-rack.ts'
import { finishSample } from './read-sample-reference.ts'
import { readVersion } from './read-version.ts'
import { keptAttributesFor } from './rules.ts'
import { IGNORED_INSIDE_DEVICES, IGNORED_TAGS, T } from './tags.ts'
import { Unreadable } from './unreadable.ts'
import type { Workspace } from './workspace.ts'

/** Reads a preset: one device, or a rack whose chains lie beside it. */
export function createPresetReader(
  limits: ReadLimits,
  { names, tape, scan: tables }: Workspace,
): DocumentReader<Preset> {
  const assembly = createAssembly(names, tape)
  const rules = new Uint8Array(limits.names + 1).fill(TELL_END)
  for (const tag of [...IGNORED_TAGS, ...IGNORED_INSIDE_DEVICES]) rules[tag] = PASS_OVER
  for (const tag of [T.AutomationTarget, T.ModulationTarget]) rules[tag] = LEAF
  rules[T.Ableton] = ASK_CHILDREN
  rules[T.Device] = TELL_END | ASK_CHILDREN
  rules[T.Data] = ASK
  rules[T.SampleRef] = ASK | TELL_END | MAY_RECUR
  let version: LiveVersion | null = null
  let device: Device | null = null
  const keptAttributes = keptAttributesFor(limits)
  const tokenizer = createXmlTokenizer(
    tape,
    { names, valueName: T.Value, rules, keptAttributes, open, close },
    limits,
    tables,
  )
  const { scan } = tokenizer
  return {
    tokenizer,
    finish() {
      if (version === null || device === null) throw new ReadFailureError('not-a-live-document', NO_DEVICE)
      return { version, device }
    },
  }

  function open(node: number): number {
    const { level } = scan
    const tag = tape.tags[node] as number
    if (level === 0 && tag !== T.Ableton) checkRoot(nameOf(names, tag), null)
    if (level === 1) checkContent(tag)
    if (tag !== T.Data) return READ
    return tape.tags[scan.nodes[level - 1] as number] === T.FileRef ? KEEP_TEXT : SKIP
  }

  function checkContent(tag: number) {
    const root = scan.nodes[0] as number
    tape.ends[root] = tape.count
    version = readVersion(tape, root)
    if (tag === T.LiveSet) throw new ReadFailureError('set-not-preset', SET_NOT_PRESET)
    if (nameOf(names, tag) === 'Theme') checkRoot('Theme', null)
  }

  function close(node: number) {
    const { level } = scan
    const tag = tape.tags[node] as number
    if (level === 0) return
    if (tag === T.SampleRef) {
      finishSample(assembly, node, scan.marks[level] as number)
      return
    }
    const parent = tape.tags[scan.nodes[level - 1] as number]
    const isPreset = tag === T.GroupDevicePreset || tag === T.AbletonDevicePreset
    if (level === 1 && !isPreset) finish(node, () => readDevice(assembly, node, live()))
    else if (parent === T.Device) finish(node, () => readDevice(assembly, node, live()))
    else if (tag === T.GroupDevicePreset) finish(node, () => readPresetRack(assembly, node))
    else if (parent === T.DevicePresets || tag === T.AbletonDevicePreset) {
      finish(node, () => readPresetDevice(assembly, child(tape, node, T.Device)))
    }
  }

  function finish(node: number, read: () => Device | null) {
    try {
      const part = read()
      assembly.devices.push(part)
      if (scan.level === 1) device = part
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      assembly.devices.push(null)
    }
    collapseNode(tape, node, assembly.devices.length - 1, scan.marks[scan.level] as number)
  }

  function live(): number {
    return version?.live ?? 12
  }
}

const NO_DEVICE = 'This file of Live holds no device. Choose an .adv or .adg file from your User Library.'
const SET_NOT_PRESET =
  'This is a Live set or clip (.als, .alc), not a preset. Read it as a set, or choose an .adv or .adg file.'
