import { attributeOf, child, type Tape } from '../xml/tape.ts'
import type { Assembly, EnvelopeLinks } from './assembly.ts'
import { readEvents } from './read-events.ts'
import { T } from './tags.ts'

/** Remembers that an envelope for `id` moves parameter `index` of the device that is being read. */
export function linkId(links: EnvelopeLinks, id: number, index: number) {
  if (links.linkCount === links.linkIds.length) growLinks(links)
  links.linkIds[links.linkCount] = id
  links.linkParameters[links.linkCount++] = index
}

/** Remembers the ids at `element`, and what Live 8 and 9 write inside it; answers whether it is automated there. */
export function linkElement(assembly: Assembly, element: number, index: number): boolean {
  const { tape, envelopes } = assembly
  for (const tag of [T.AutomationTarget, T.ModulationTarget]) {
    const id = attributeOf(tape, child(tape, element, tag), T.Id, -1)
    if (id >= 0) linkId(envelopes, id, index)
  }
  return linkInside(assembly, child(tape, element, T.ArrangerAutomation), index)
}

/** Like `linkElement`, for what is no parameter of the device: its activator, the mixer of a rack's chain. */
export function linkNamed(assembly: Assembly, element: number, name: string) {
  const { linkNames } = assembly.envelopes
  linkNames.push(name)
  linkElement(assembly, element, -linkNames.length)
}

/** Takes the envelope that Live 8 and 9 write inside a parameter. */
export function linkInside({ tape, envelopes }: Assembly, automation: number, index: number): boolean {
  const events = child(tape, automation, T.Events)
  if (events < 0 || !hasSeveral(tape, events)) return false
  const read = readEvents(tape, events)
  if (read.length < 2) return false
  const pointeeId = INLINE_IDS - envelopes.linkCount
  linkId(envelopes, pointeeId, index)
  const offset = tape.offsets[events] ?? 0
  const envelope = { target: { kind: 'unknown' as const, pointeeId }, events: read, offset }
  envelopes.unresolved.push({ envelope, pointeeId })
  envelopes.inline.push(envelope)
  return true
}

/** Nearly every parameter of Live 8 and 9 has one event: its value. */
function hasSeveral(tape: Tape, events: number): boolean {
  const end = tape.ends[events] as number
  return events + 1 < end && (tape.ends[events + 1] as number) < end
}

function growLinks(links: EnvelopeLinks) {
  const ids = new Float64Array(links.linkIds.length * 2)
  const parameters = new Int32Array(links.linkIds.length * 2)
  ids.set(links.linkIds)
  parameters.set(links.linkParameters)
  links.linkIds = ids
  links.linkParameters = parameters
}

/** Live's own ids are positive. */
const INLINE_IDS = -1000
