import type { Gap, UnreadElement } from '../model/gap.ts'
import type { LiveSet } from '../model/live-set.ts'
import type { LiveVersion } from '../model/live-version.ts'
import type { DocumentReader } from '../read-document.ts'
import { ReadFailureError } from '../read-failure.ts'
import type { ReadLimits } from '../read-limits.ts'
import { nameOf } from '../xml/name-table.ts'
import { KEEP_SHELL, KEEP_TEXT, LEAF, PASS_OVER, READ, SKIP } from '../xml/tag-scan.ts'
import { child, collapseNode } from '../xml/tape.ts'
import { createXmlTokenizer } from '../xml/tokenize-xml.ts'
import { createAssembly, forgetTrackParts } from './assembly.ts'
import { describePlace } from './describe-place.ts'
import { checkRoot } from './check-root.ts'
import { readClip } from './read-clip.ts'
import { readDevice } from './read-device.ts'
import { readLiveSet, type SongSettings } from './read-live-set.ts'
import { finishSample } from './read-sample-reference.ts'
import { readSongSettings } from './read-song-settings.ts'
import { readMainTrack, readTrack } from './read-track.ts'
import { isViewState } from './ignored-tags.ts'
import { readVersion } from './read-version.ts'
import { keptAttributesFor, rulesFor, type PassOver } from './rules.ts'
import { T, UNKNOWN_OUTSIDE } from './tags.ts'
import { Unreadable } from './unreadable.ts'
import type { Workspace } from './workspace.ts'

/**
 * Reads a set while its XML comes in. Every clip, device and track is turned into its part of the model as soon as
 * its end tag has been seen, and its elements are forgotten.
 */
export function createSetReader(
  limits: ReadLimits,
  { names, tape, scan: tables }: Workspace,
  passOver: PassOver | null = null,
): DocumentReader<LiveSet> {
  const assembly = createAssembly(names, tape)
  const { outside, inside } = rulesFor(limits, passOver)
  let deviceLevel = NO_DEVICE
  let version: LiveVersion | null = null
  let song: SongSettings | null = null
  let set: Omit<LiveSet, 'unread' | 'gaps' | 'source'> | null = null
  let hasMain = false
  const unread = new Map<number, { tag: number; parent: number; count: number; firstOffset: number }>()
  const keptAttributes = keptAttributesFor(limits)
  const tokenizer = createXmlTokenizer(
    tape,
    { names, valueName: T.Value, rules: outside, keptAttributes, open, close },
    limits,
    tables,
  )
  const { scan } = tokenizer
  return {
    tokenizer,
    finish(xmlBytes) {
      if (set === null) throw new ReadFailureError('not-a-live-document', NOT_A_SET)
      const timeSignatureEvents = song?.timeSignatureEvents ?? 0
      return { ...set, unread: listUnread(), gaps: assembly.gaps, source: { xmlBytes, timeSignatureEvents } }
    },
  }

  /** Asked for the root and what lies in it, for devices, for the bytes of paths, and for what has no place outside devices. */
  function open(node: number): number {
    const { level } = scan
    const tag = tape.tags[node] as number
    const parent = level > 0 ? (tape.tags[scan.nodes[level - 1] as number] as number) : -1
    if (parent === T.Devices) return openDevice(node, tag, level)
    if (tag === T.Data) return parent === T.FileRef ? KEEP_TEXT : SKIP
    if (level < 2) checkLevel(tag, level)
    else if (tag >= UNKNOWN_OUTSIDE && deviceLevel === NO_DEVICE) {
      if (parent === T.MidiControllers) outside[tag] = LEAF
      else return countUnread(tag, parent, tape.offsets[node] as number)
    }
    return READ
  }

  function openDevice(node: number, tag: number, level: number): number {
    if (passOver?.isPlainDevice(tag) === true) {
      finish(node, assembly.devices, () => readDevice(assembly, node, version?.live ?? 12))
      return KEEP_SHELL
    }
    if (deviceLevel === NO_DEVICE) {
      deviceLevel = level
      scan.rules = inside
    }
    return READ
  }

  function close(node: number) {
    const { level } = scan
    const tag = tape.tags[node] as number
    if (tag === T.SampleRef) finishSample(assembly, node, scan.marks[level] as number)
    else if (tag === T.ClipSlot) leaveEmptySlot(node)
    else if (tag === T.MidiClip || tag === T.AudioClip) {
      finish(node, assembly.clips, () => readClip(assembly, node))
    } else if (level > 0) {
      const parent = tape.tags[scan.nodes[level - 1] as number]
      if (parent === T.Devices) {
        finish(node, assembly.devices, () => readDevice(assembly, node, version?.live ?? 12))
        if (level === deviceLevel) {
          deviceLevel = NO_DEVICE
          scan.rules = outside
        }
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

  /** A set has thousands of empty slots, all written alike. Each is a slot of a scene in another of the same name. */
  function leaveEmptySlot(node: number) {
    const inner = child(tape, node, T.ClipSlot)
    const content = child(tape, inner, T.Value)
    if (content < 0 || tape.ends[content] !== content + 1) return
    collapseNode(tape, node, 0, scan.marks[scan.level] as number)
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
    collapseNode(tape, node, parts.length - 1, scan.marks[scan.level] as number)
  }

  function finishMain(node: number) {
    hasMain = true
    attempt(node, () => {
      assembly.main = readMainTrack(assembly, node)
    })
    attempt(node, () => {
      song = readSongSettings(tape, node)
    })
    forgetTrackParts(assembly)
    collapseNode(tape, node, 0, scan.marks[scan.level] as number)
  }

  function attempt(node: number, read: () => void) {
    try {
      read()
    } catch (error) {
      noteGap(node, error)
    }
  }

  function finishSet(node: number) {
    const root = scan.nodes[0] as number
    version ??= readVersion(tape, root)
    set = readLiveSet(assembly, node, version, song ?? UNKNOWN_SONG)
    if (!hasMain) noteGap(node, new Unreadable('the set has no main track'))
  }

  function noteGap(node: number, error: unknown) {
    if (!(error instanceof Unreadable)) throw error
    if (assembly.gaps.length >= MOST_GAPS) return
    const { nodes, level } = scan
    for (let i = 0; i < level; i++) tape.ends[nodes[i] as number] = tape.count
    const gap: Gap = {
      element: nameOf(names, tape.tags[node] as number),
      place: describePlace(assembly, nodes, level, node),
      reason: error.message,
      offset: tape.offsets[node] ?? 0,
    }
    assembly.gaps.push(gap)
  }

  function checkLevel(tag: number, level: number) {
    if (level === 0 && tag !== T.Ableton) checkRoot(nameOf(names, tag), null)
    if (level === 1) {
      const root = scan.nodes[0] as number
      tape.ends[root] = tape.count
      version = readVersion(tape, root)
      if (tag !== T.LiveSet) checkRoot('Ableton', nameOf(names, tag))
    }
  }

  function countUnread(tag: number, parent: number, firstOffset: number): number {
    const key = parent * 0x10000 + tag
    const known = unread.get(key)
    if (known !== undefined) known.count++
    else if (isViewState(nameOf(names, tag))) outside[tag] = PASS_OVER
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
const NOT_A_SET = 'This is a file of Ableton Live, but it holds no Live set. Choose the .als file of the project.'
const UNKNOWN_SONG: SongSettings = {
  tempo: { bpm: 120, events: [] },
  timeSignature: { numerator: 4, denominator: 4 },
  timeSignatureChanges: [],
  timeSignatureEvents: 0,
  globalGrooveAmount: null,
}
