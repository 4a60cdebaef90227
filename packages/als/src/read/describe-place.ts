import { nameOf } from '../xml/name-table.ts'
import { child, elementsOf, textAt, textOf } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { T } from './tags.ts'

/** Where an element lies, in words: `Track "Bass", session slot 3`. `open` holds the elements above it. */
export function describePlace(assembly: Assembly, open: Int32Array, level: number, node: number): string {
  const { tape } = assembly
  const parts: string[] = []
  for (let i = 0; i < level; i++) {
    const at = open[i] as number
    const tag = tape.tags[at] as number
    const parent = i > 0 ? tape.tags[open[i - 1] as number] : -1
    if (parent === T.Tracks) parts.push(`Track ${quoted(trackName(assembly, at))}`)
    else if (tag === T.MainTrack || tag === T.MasterTrack) parts.push('Main track')
    else if (tag === T.TakeLane) parts.push('take lane')
    else if (parent === T.ClipSlotList) parts.push(`session slot ${slotNumber(assembly, open[i - 1] as number)}`)
    else if (parent === T.ArrangerAutomation && tag === T.Events) parts.push('arrangement')
    else if (parent === T.Devices) parts.push(`device ${nameOf(assembly.names, tag)}`)
  }
  const ownName = textOf(tape, node, T.Name)
  if (ownName !== '') parts.push(`clip ${quoted(ownName)}`)
  return parts.length > 0 ? parts.join(', ') : 'the set'
}

function trackName(assembly: Assembly, track: number): string {
  const { tape } = assembly
  const name = child(tape, track, T.Name)
  return textAt(tape, child(tape, name, T.EffectiveName)) || textOf(tape, name, T.UserName)
}

function slotNumber({ tape }: Assembly, list: number): number {
  return elementsOf(tape, list, T.ClipSlot).length
}

function quoted(name: string): string {
  return name === '' ? 'without a name' : `"${name}"`
}
