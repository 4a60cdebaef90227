import type { Gap, UnreadElement } from '../model/gap.ts'
import type { LiveSet } from '../model/live-set.ts'
import type { LiveVersion } from '../model/live-version.ts'
import type { DocumentReader } from '../read-document.ts'
import { ReadFailureError } from '../read-failure.ts'
import type { ReadLimits } from '../read-limits.ts'
import { nameOf } from '../xml/name-table.ts'
import { ATTRIBUTE, addNode, appendValue, collapseNode, setValue } from '../xml/tape.ts'
import { createXmlTokenizer, KEEP_TEXT, READ, SKIP } from '../xml/tokenize-xml.ts'
import { createAssembly, forgetTrackParts } from './assembly.ts'
import { describePlace } from './describe-place.ts'
import { checkRoot } from './check-root.ts'
import { readClip } from './read-clip.ts'
import { readDevice } from './read-device.ts'
import { readLiveSet, type SongSettings } from './read-live-set.ts'
import { readSongSettings } from './read-song-settings.ts'
import { readMainTrack, readTrack } from './read-track.ts'
import { isViewState } from './ignored-tags.ts'
import { readVersion } from './read-version.ts'
import { ATTRIBUTE_TAGS, IGNORED_OUTSIDE_DEVICES, IGNORED_TAGS, T, TAG_NAMES } from './tags.ts'
import { knownNames } from './known-names.ts'
import { tooManyElements } from './too-many-elements.ts'
import { Unreadable } from './unreadable.ts'

/** What a quicker reading leaves out. */
export type PassOver = {
  /** Elements outside devices, with all in them. */
  readonly parts: ReadonlySet<number>
  /** Devices of which only the tag is wanted. */
  readonly isPlainDevice: (tag: number) => boolean
  /** Elements inside the other devices that are wanted. */
  readonly wantedInDevices: ReadonlySet<number>
}

/**
 * Reads a set while its XML comes in. Every clip, device and track is turned into its part of the model as soon as
 * its end tag has been seen, and its elements are forgotten.
 */
export function createSetReader(limits: ReadLimits, passOver: PassOver | null = null): DocumentReader<LiveSet> {
  const names = knownNames(limits)
  const assembly = createAssembly(names)
  const { tape } = assembly
  const open = new Int32Array(limits.depth + 1)
  const marks = new Int32Array(limits.depth + 1)
  let level = 0
  let deviceLevel = NO_DEVICE
  let version: LiveVersion | null = null
  let song: SongSettings | null = null
  let set: Omit<LiveSet, 'unread' | 'gaps' | 'source'> | null = null
  let elementCount = 0
  let hasMain = false
  const unread = new Map<number, { tag: number; parent: number; count: number; firstOffset: number }>()
  const skips = new Uint8Array(limits.names + 1)
  for (const tag of IGNORED_TAGS) skips[tag] = EVERYWHERE
  for (const tag of IGNORED_OUTSIDE_DEVICES) skips[tag] = OUTSIDE_DEVICES
  const keptAttributes = new Uint8Array(limits.names + 1)
  for (const tag of ATTRIBUTE_TAGS) keptAttributes[tag] = 1

  const tokenizer = createXmlTokenizer(names, T.Value, { open: openElement, attribute, text, close }, limits)
  return {
    tokenizer,
    finish(xmlBytes) {
      if (set === null) throw new ReadFailureError('not-a-live-document', NOT_A_SET)
      const timeSignatureEvents = song?.timeSignatureEvents ?? 0
      return { ...set, unread: listUnread(), gaps: assembly.gaps, source: { xmlBytes, timeSignatureEvents } }
    },
  }

  function openElement(tag: number, offset: number): number {
    const skip = skips[tag] as number
    if (skip === EVERYWHERE) return SKIP
    const parent = level > 0 ? (tape.tags[open[level - 1] as number] as number) : -1
    if (deviceLevel === NO_DEVICE) {
      if (skip === OUTSIDE_DEVICES) return SKIP
      if (parent === T.Devices) deviceLevel = level
      else if (tag >= TAG_NAMES.length && !isKnownByPrefix(tag, parent)) return countUnread(tag, parent, offset)
      if (level < 2) checkLevel(tag, parent)
    }
    if (tag === T.Data && parent !== T.FileRef) return SKIP
    if (passOver !== null && isPassedOver(passOver, tag, parent, offset)) return SKIP
    if (++elementCount > limits.elements) throw tooManyElements(limits)
    marks[level] = tape.valuesLength
    open[level++] = addNode(tape, tag, offset)
    return tag === T.Data ? KEEP_TEXT : READ
  }

  function isPassedOver(pass: PassOver, tag: number, parent: number, offset: number): boolean {
    if (deviceLevel === NO_DEVICE) return pass.parts.has(tag)
    if (parent !== T.Devices)
      return !pass.wantedInDevices.has(tag) && parent !== T.Branches && parent !== T.ReturnBranches
    if (!pass.isPlainDevice(tag)) return false
    marks[level] = tape.valuesLength
    const node = addNode(tape, tag, offset)
    finish(node, assembly.devices, () => readDevice(assembly, node, version?.live ?? 12))
    if (level === deviceLevel) deviceLevel = NO_DEVICE
    return true
  }

  function attribute(name: number, bytes: Uint8Array, start: number, end: number) {
    const node = open[level - 1] as number
    if (name === T.Value) setValue(tape, node, bytes, start, end)
    else if (keptAttributes[name] === 1) setValue(tape, addNode(tape, name | ATTRIBUTE, 0), bytes, start, end)
  }

  function text(bytes: Uint8Array, start: number, end: number) {
    appendValue(tape, open[level - 1] as number, bytes, start, end)
  }

  function close() {
    const node = open[--level] as number
    tape.ends[node] = tape.count
    const tag = tape.tags[node] as number
    if (tag === T.MidiClip || tag === T.AudioClip) {
      finish(node, assembly.clips, () => readClip(assembly, node))
    } else if (level > 0) {
      const parent = tape.tags[open[level - 1] as number]
      if (parent === T.Devices) {
        finish(node, assembly.devices, () => readDevice(assembly, node, version?.live ?? 12))
        if (level === deviceLevel) deviceLevel = NO_DEVICE
      } else if (parent === T.Tracks && level === 3) {
        finish(node, assembly.tracks, () => readTrack(assembly, node))
        forgetTrackParts(assembly)
      } else if (parent === T.LiveSet && (tag === T.MainTrack || tag === T.MasterTrack)) {
        finishMain(node)
      } else if (tag === T.LiveSet && level === 1) {
        finishSet(node)
      }
    }
  }

  /** Turns the elements at `node` into a part; where that fails, the set has a gap there. */
  function finish<Part>(node: number, parts: (Part | null)[], read: () => Part) {
    let part: Part | null = null
    try {
      part = read()
    } catch (error) {
      noteGap(node, error)
    }
    parts.push(part)
    collapseNode(tape, node, parts.length - 1, marks[level] as number)
  }

  function finishMain(node: number) {
    hasMain = true
    try {
      song = readSongSettings(tape, node)
      assembly.main = readMainTrack(assembly, node)
    } catch (error) {
      noteGap(node, error)
    }
    forgetTrackParts(assembly)
    collapseNode(tape, node, 0, marks[level] as number)
  }

  function finishSet(node: number) {
    const root = open[0] as number
    version ??= readVersion(tape, root)
    set = readLiveSet(assembly, node, version, song ?? UNKNOWN_SONG)
    if (!hasMain) noteGap(node, new Unreadable('the set has no main track'))
  }

  function noteGap(node: number, error: unknown) {
    if (!(error instanceof Unreadable)) throw error
    if (assembly.gaps.length >= MOST_GAPS) return
    for (let i = 0; i < level; i++) tape.ends[open[i] as number] = tape.count
    const gap: Gap = {
      element: nameOf(names, tape.tags[node] as number),
      place: describePlace(assembly, open, level, node),
      reason: error.message,
      offset: tape.offsets[node] ?? 0,
    }
    assembly.gaps.push(gap)
  }

  function checkLevel(tag: number, parent: number) {
    if (level === 0 && tag !== T.Ableton) checkRoot(nameOf(names, tag), null)
    if (level === 1 && parent === T.Ableton) {
      const root = open[0] as number
      tape.ends[root] = tape.count
      version = readVersion(tape, root)
      if (tag !== T.LiveSet) checkRoot('Ableton', nameOf(names, tag))
    }
  }

  function isKnownByPrefix(tag: number, parent: number): boolean {
    return parent === T.MidiControllers || (parent === -1 && level === 0) || (level === 1 && tag !== T.LiveSet)
  }

  function countUnread(tag: number, parent: number, firstOffset: number): number {
    const key = parent * 0x10000 + tag
    const known = unread.get(key)
    if (known !== undefined) known.count++
    else if (isViewState(nameOf(names, tag))) skips[tag] = OUTSIDE_DEVICES
    else if (unread.size < MOST_UNREAD) unread.set(key, { tag, parent, count: 1, firstOffset })
    return SKIP
  }

  function listUnread(): UnreadElement[] {
    return [...unread.values()].map(({ tag, parent, count, firstOffset }) => ({
      tag: nameOf(names, tag),
      parent: nameOf(names, parent),
      count,
      firstOffset,
    }))
  }
}

/** Gaps that are listed: a damaged file may have very many. */
const MOST_GAPS = 10_000
/** Kinds of unknown elements that are listed: a damaged file may have very many. */
const MOST_UNREAD = 10_000
const NO_DEVICE = 1_000_000
const EVERYWHERE = 1
const OUTSIDE_DEVICES = 2
const NOT_A_SET = 'This is a file of Ableton Live, but it holds no Live set. Choose the .als file of the project.'
const UNKNOWN_SONG: SongSettings = {
  tempo: { bpm: 120, events: [] },
  timeSignature: { numerator: 4, denominator: 4 },
  timeSignatureChanges: [],
  timeSignatureEvents: 0,
  globalGrooveAmount: null,
}
