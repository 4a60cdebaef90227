import type { Device } from '../model/device.ts'
import type { LiveVersion } from '../model/live-version.ts'
import type { Preset } from '../model/preset.ts'
import type { DocumentReader } from '../read-document.ts'
import { ReadFailureError } from '../read-failure.ts'
import type { ReadLimits } from '../read-limits.ts'
import { nameOf } from '../xml/name-table.ts'
import { ATTRIBUTE, addNode, appendValue, child, collapseNode, setValue } from '../xml/tape.ts'
import { createXmlTokenizer, KEEP_TEXT, READ, SKIP } from '../xml/tokenize-xml.ts'
import { createAssembly } from './assembly.ts'
import { checkRoot } from './check-root.ts'
import { readDevice } from './read-device.ts'
import { readPresetDevice, readPresetRack } from './read-preset-rack.ts'
import { readVersion } from './read-version.ts'
import { ATTRIBUTE_TAGS, IGNORED_TAGS, T } from './tags.ts'
import { knownNames } from './known-names.ts'
import { tooManyElements } from './too-many-elements.ts'
import { Unreadable } from './unreadable.ts'

/** Reads a preset: one device, or a rack whose chains lie beside it. */
export function createPresetReader(limits: ReadLimits): DocumentReader<Preset> {
  const names = knownNames(limits)
  const assembly = createAssembly(names)
  const { tape } = assembly
  const open = new Int32Array(limits.depth + 1)
  const marks = new Int32Array(limits.depth + 1)
  const ignored = new Set(IGNORED_TAGS)
  const keptAttributes = new Set(ATTRIBUTE_TAGS)
  let level = 0
  let elementCount = 0
  let version: LiveVersion | null = null
  let device: Device | null = null

  return {
    tokenizer: createXmlTokenizer(names, T.Value, { open: openElement, attribute, text, close }, limits),
    finish() {
      if (version === null || device === null) throw new ReadFailureError('not-a-live-document', NO_DEVICE)
      return { version, device }
    },
  }

  function openElement(tag: number, offset: number): number {
    if (ignored.has(tag)) return SKIP
    const parent = level > 0 ? tape.tags[open[level - 1] as number] : -1
    if (level === 0 && tag !== T.Ableton) checkRoot(nameOf(names, tag), null)
    if (level === 1) checkContent(tag)
    if (tag === T.Data && parent !== T.FileRef) return SKIP
    if (++elementCount > limits.elements) throw tooManyElements(limits)
    marks[level] = tape.valuesLength
    open[level++] = addNode(tape, tag, offset)
    return tag === T.Data ? KEEP_TEXT : READ
  }

  function checkContent(tag: number) {
    const root = open[0] as number
    tape.ends[root] = tape.count
    version = readVersion(tape, root)
    if (tag === T.LiveSet) throw new ReadFailureError('set-not-preset', SET_NOT_PRESET)
    if (nameOf(names, tag) === 'Theme') checkRoot('Theme', null)
  }

  function attribute(name: number, bytes: Uint8Array, start: number, end: number) {
    const node = open[level - 1] as number
    if (name === T.Value) setValue(tape, node, bytes, start, end)
    else if (keptAttributes.has(name)) setValue(tape, addNode(tape, name | ATTRIBUTE, 0), bytes, start, end)
  }

  function text(bytes: Uint8Array, start: number, end: number) {
    appendValue(tape, open[level - 1] as number, bytes, start, end)
  }

  function close() {
    const node = open[--level] as number
    tape.ends[node] = tape.count
    const tag = tape.tags[node] as number
    if (level === 0) return
    const parent = tape.tags[open[level - 1] as number]
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
      if (level === 1) device = part
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      assembly.devices.push(null)
    }
    collapseNode(tape, node, assembly.devices.length - 1, marks[level] as number)
  }

  function live(): number {
    return version?.live ?? 12
  }
}

const NO_DEVICE = 'This file of Live holds no device. Choose an .adv or .adg file from your User Library.'
const SET_NOT_PRESET =
  'This is a Live set or clip (.als, .alc), not a preset. Read it as a set, or choose an .adv or .adg file.'
