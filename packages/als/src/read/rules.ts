import type { ReadLimits } from '../read-limits.ts'
import { ASK, ASK_CHILDREN, LEAF, MAY_RECUR, PASS_OVER, TELL_END } from '../xml/tag-scan.ts'
import {
  ATTRIBUTE_TAGS,
  IGNORED_INSIDE_DEVICES,
  IGNORED_OUTSIDE_DEVICES,
  IGNORED_TAGS,
  T,
  UNKNOWN_OUTSIDE,
} from './tags.ts'

/** What a quicker reading leaves out. */
export type PassOver = {
  /** Elements outside devices, with all in them. */
  readonly parts: ReadonlySet<number>
  /** Devices of which only the tag is wanted. */
  readonly isPlainDevice: (tag: number) => boolean
  /** Elements inside the other devices that are wanted. */
  readonly wantedInDevices: ReadonlySet<number>
}

/** What to do with each element of a set, by its name: outside devices and inside one. */
export type Rules = { readonly outside: Uint8Array; readonly inside: Uint8Array }

/** `outside` may be written to; the other is shared. */
export function rulesFor(limits: ReadLimits, passOver: PassOver | null): Rules {
  let rules = prepared.get(passOver)
  if (rules?.outside.length !== limits.names + 1) {
    rules = createRules(limits, passOver)
    prepared.set(passOver, rules)
  }
  return { outside: rules.outside.slice(), inside: rules.inside }
}

function createRules(limits: ReadLimits, passOver: PassOver | null): Rules {
  const outside = new Uint8Array(limits.names + 1).fill(ASK, UNKNOWN_OUTSIDE)
  const inside = new Uint8Array(limits.names + 1)
  for (const tag of IGNORED_OUTSIDE_DEVICES) outside[tag] = PASS_OVER
  for (const tag of IGNORED_INSIDE_DEVICES) inside[tag] = PASS_OVER
  for (const rules of [outside, inside]) setCommonRules(rules)
  // In a clip of Live 8 it says what a modulation moves.
  inside[T.ModulationTarget] = LEAF
  if (passOver === null) return { outside, inside }
  for (const tag of passOver.parts) outside[tag] = PASS_OVER
  const wanted = new Uint8Array(inside.length).fill(PASS_OVER)
  for (const tag of passOver.wantedInDevices) wanted[tag] = inside[tag] as number
  return { outside, inside: wanted }
}

/** Everything that ends a part hears of by the scan, so that the part can be made of it. */
function setCommonRules(rules: Uint8Array) {
  for (const tag of IGNORED_TAGS) rules[tag] = PASS_OVER
  rules[T.AutomationTarget] = LEAF
  for (const tag of [T.MidiClip, T.AudioClip, T.MainTrack, T.MasterTrack]) rules[tag] = TELL_END
  for (const tag of [T.Ableton, T.Devices, T.Tracks]) rules[tag] = ASK_CHILDREN
  rules[T.Data] = ASK
  rules[T.SampleRef] = ASK | TELL_END | MAY_RECUR
  rules[T.ClipSlot] = ASK | TELL_END | MAY_RECUR
}

export function keptAttributesFor(limits: ReadLimits): Uint8Array {
  if (keptAttributes.length === limits.names + 1) return keptAttributes
  keptAttributes = new Uint8Array(limits.names + 1)
  for (const tag of ATTRIBUTE_TAGS) keptAttributes[tag] = 1
  return keptAttributes
}

/** For the limits that were asked for last, by what is left out. */
const prepared = new Map<PassOver | null, Rules>()
let keptAttributes = new Uint8Array(0)
