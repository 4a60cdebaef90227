import type { AutomationEnvelope } from '../model/automation.ts'
import type { AudioClip, Clip } from '../model/clip.ts'
import type { MainTrack, SessionClip, TakeLane, Track, TrackKind } from '../model/track.ts'
import {
  attributeOf,
  child,
  descend,
  elements,
  elementsOf,
  flagOf,
  numberOf,
  partOf,
  textAt,
  textOf,
  type Tape,
} from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { readDevices } from './read-chain.ts'
import { readEnvelopes } from './read-envelopes.ts'
import { parameterValue } from './read-events.ts'
import { linkParameter, readMixer } from './read-mixer.ts'
import { readRouting } from './read-routing.ts'
import { resolveEnvelopes } from './resolve-envelopes.ts'
import { toPaletteIndex } from './to-palette-index.ts'
import { T } from './tags.ts'
import { required } from './unreadable.ts'

/** Reads a finished track; its clips and devices have been read before. */
export function readTrack(assembly: Assembly, node: number): Track {
  const { tape } = assembly
  const tag = tape.tags[node] as number
  const chain = child(tape, node, T.DeviceChain)
  const sequencer = child(tape, chain, T.MainSequencer)
  const mixer = readMixer(assembly, child(tape, chain, T.Mixer))
  const devices = readDevices(assembly, child(tape, chain, T.DeviceChain))
  const automation = readTrackEnvelopes(assembly, node)
  resolveEnvelopes(assembly, devices, sequencer)
  const kind = TRACK_KINDS.get(tag) ?? 'audio'
  const delay = child(tape, node, T.TrackDelay)
  const groupId = numberOf(tape, node, T.TrackGroupId, -1)
  const linkedGroupId = numberOf(tape, node, T.LinkedTrackGroupId, -1)
  return {
    kind,
    id: required(attributeOf(tape, node, T.Id, Number.NaN), "the track's id"),
    ...readTrackName(tape, node, () => trackNumber(assembly, kind)),
    annotation: textOf(tape, child(tape, node, T.Name), T.Annotation),
    colorIndex: toPaletteIndex(tape, node),
    groupId: groupId >= 0 ? groupId : null,
    linkedGroupId: linkedGroupId >= 0 ? linkedGroupId : null,
    isFrozen: flagOf(tape, node, T.Freeze, false),
    delay: numberOf(tape, delay, T.Value, 0),
    isDelayInSamples: flagOf(tape, delay, T.IsValueSampleBased, false),
    isArmed: flagOf(tape, child(tape, sequencer, T.Recorder), T.IsArmed, false),
    monitoring: MONITORING[numberOf(tape, sequencer, T.MonitoringEnum, -1)] ?? null,
    input: readRouting(tape, chain, kind === 'midi' ? T.MidiInputRouting : T.AudioInputRouting),
    output: readOutput(assembly, chain, kind),
    mixer,
    devices,
    sessionClips: readSessionClips(assembly, sequencer),
    arrangementClips: readArrangementClips(assembly, sequencer).sort((a, b) => a.startBeats - b.startBeats),
    takeLanes: readTakeLanes(assembly, node),
    freezeClips: readFreezeClips(assembly, child(tape, chain, T.FreezeSequencer)),
    automation: [...automation, ...assembly.envelopes.inline],
    offset: tape.offsets[node] ?? 0,
  }
}

/** The main track: `MasterTrack` before Live 12, its chain `MasterChain` in Live 8. */
export function readMainTrack(assembly: Assembly, node: number): MainTrack {
  const { tape } = assembly
  const chain = mainChain(tape, node)
  const mixerNode = child(tape, chain, T.Mixer)
  const mixer = readMixer(assembly, mixerNode)
  const crossfader = parameterValue(tape, child(tape, mixerNode, T.CrossFade))
  linkParameter(assembly, child(tape, mixerNode, T.CrossFade), {
    kind: 'mixer',
    parameter: 'crossfader',
    sendIndex: null,
  })
  linkParameter(assembly, child(tape, mixerNode, T.Tempo), { kind: 'tempo' })
  linkParameter(assembly, child(tape, mixerNode, T.TimeSignature), { kind: 'timeSignature' })
  const devices = readDevices(assembly, child(tape, chain, T.DeviceChain))
  const automation = readTrackEnvelopes(assembly, node)
  resolveEnvelopes(assembly, devices, -1)
  return {
    name: readTrackName(tape, node, () => '').name || (tape.tags[node] === T.MasterTrack ? 'Master' : 'Main'),
    annotation: textOf(tape, child(tape, node, T.Name), T.Annotation),
    colorIndex: toPaletteIndex(tape, node),
    mixer,
    crossfader: Number.isNaN(crossfader) ? 0 : crossfader,
    output: readRouting(tape, chain, T.AudioOutputRouting),
    devices,
    automation: [...automation, ...assembly.envelopes.inline],
    offset: tape.offsets[node] ?? 0,
  }
}

export function mainChain(tape: Tape, node: number): number {
  const chain = child(tape, node, T.DeviceChain)
  return chain >= 0 ? chain : child(tape, node, T.MasterChain)
}

/** Live 8.2.4 and older write only what the producer typed, where `#` or `##` stands for the track's number. */
function readTrackName(tape: Tape, node: number, number: () => string): { name: string; userName: string } {
  const name = child(tape, node, T.Name)
  const userName = textOf(tape, name, T.UserName)
  const effective = textAt(tape, child(tape, name, T.EffectiveName)) || textOf(tape, node, T.Name)
  return { name: effective || userName.replace(/#+/, (digits) => number().padStart(digits.length, '0')), userName }
}

/** Tracks are counted from 1, groups among them; returns by letters. */
function trackNumber({ tracks }: Assembly, kind: TrackKind): string {
  if (kind !== 'return') return String(tracks.length + 1)
  const returns = tracks.filter((track) => track?.kind === 'return').length
  return String.fromCodePoint(0x41 + (returns % 26))
}

/** A MIDI track's sound leaves as audio, unless its chain has no instrument. */
function readOutput(assembly: Assembly, chain: number, kind: TrackKind) {
  const { tape } = assembly
  const audio = readRouting(tape, chain, T.AudioOutputRouting)
  if (kind !== 'midi') return audio
  const midi = readRouting(tape, chain, T.MidiOutputRouting)
  return midi !== null && midi.target !== 'MidiOut/None' ? midi : audio
}

function readTrackEnvelopes(assembly: Assembly, node: number): AutomationEnvelope[] {
  const { tape } = assembly
  const holder = descend(tape, node, T.AutomationEnvelopes, T.Envelopes)
  return readEnvelopes(assembly, elementsOf(tape, holder, T.AutomationEnvelope))
}

/** A `ClipSlot` in a `ClipSlot` a scene; its `Value` holds the clip. */
function readSessionClips(assembly: Assembly, sequencer: number): SessionClip[] {
  const { tape } = assembly
  const found: SessionClip[] = []
  elementsOf(tape, child(tape, sequencer, T.ClipSlotList), T.ClipSlot).forEach((slot, sceneIndex) => {
    for (const clip of readClipsIn(assembly, descend(tape, slot, T.ClipSlot, T.Value))) found.push({ sceneIndex, clip })
  })
  return found
}

function readArrangementClips(assembly: Assembly, sequencer: number): Clip[] {
  const { tape } = assembly
  return [T.ClipTimeable, T.Sample].flatMap((holder) =>
    readClipsIn(assembly, descend(tape, sequencer, holder, T.ArrangerAutomation, T.Events)),
  )
}

function readTakeLanes(assembly: Assembly, node: number): TakeLane[] {
  const { tape } = assembly
  return elementsOf(tape, descend(tape, node, T.TakeLanes, T.TakeLanes), T.TakeLane).map((lane) => ({
    name: textOf(tape, lane, T.Name),
    isAuditioned: flagOf(tape, lane, T.Audition, false),
    clips: readClipsIn(assembly, descend(tape, lane, T.ClipAutomation, T.Events)),
    offset: tape.offsets[lane] ?? 0,
  }))
}

function readFreezeClips(assembly: Assembly, sequencer: number): AudioClip[] {
  const session = readSessionClips(assembly, sequencer).map(({ clip }) => clip)
  return [...session, ...readArrangementClips(assembly, sequencer)].filter((clip) => clip.kind === 'audio')
}

function readClipsIn(assembly: Assembly, holder: number): Clip[] {
  const { tape, clips } = assembly
  const found: Clip[] = []
  for (const node of elements(tape, holder)) {
    const clip = clips[partOf(tape, node)]
    if ((tape.tags[node] === T.MidiClip || tape.tags[node] === T.AudioClip) && clip !== undefined && clip !== null) {
      found.push(clip)
    }
  }
  return found
}

const TRACK_KINDS: ReadonlyMap<number, TrackKind> = new Map([
  [T.MidiTrack, 'midi'],
  [T.AudioTrack, 'audio'],
  [T.GroupTrack, 'group'],
  [T.ReturnTrack, 'return'],
])

const MONITORING: Readonly<Record<number, Track['monitoring']>> = { 0: 'in', 1: 'auto', 2: 'off' }
