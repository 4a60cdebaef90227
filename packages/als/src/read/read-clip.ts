import type { AutomationEnvelope } from '../model/automation.ts'
import type { AudioClip, Clip, ClipLoop, LaunchSettings, MidiClip, WarpMarker, WarpSettings } from '../model/clip.ts'

import {
  attributeOf,
  child,
  descend,
  elements,
  elementsOf,
  flagOf,
  numberAt,
  numberOf,
  numberOrNull,
  textOf,
  type Tape,
} from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { toDecibel } from '../decibel.ts'
import { readEnvelopes } from './read-envelopes.ts'
import { readFollowAction } from './read-follow-action.ts'
import { readExpressions, readNotes } from './read-notes.ts'
import { finishedSample } from './read-sample-reference.ts'
import { readScale } from './read-scale.ts'
import { readFades } from './read-fades.ts'
import { WARP_MODES } from './warp-modes.ts'
import { toPaletteIndex } from './to-palette-index.ts'
import { T } from './tags.ts'
import { required } from './unreadable.ts'

/** Reads a `MidiClip` or `AudioClip`. */
export function readClip(assembly: Assembly, node: number): Clip {
  const { tape } = assembly
  return tape.tags[node] === T.MidiClip ? readMidiClip(assembly, node) : readAudioClip(assembly, node)
}

function readMidiClip(assembly: Assembly, node: number): MidiClip {
  const { tape } = assembly
  const notes = child(tape, node, T.Notes)
  return {
    kind: 'midi',
    ...readClipBase(assembly, node),
    notes: readNotes(tape, notes),
    expressions: readExpressions(tape, notes),
    ...readProgramChange(tape, node),
  }
}

/** −1 stands for none; a bank alone is sent as well. */
function readProgramChange(tape: Tape, node: number): Pick<MidiClip, 'programChange'> | null {
  const program = nonNegative(numberOf(tape, node, T.ProgramChange, -1))
  const bank = nonNegative(numberOf(tape, node, T.BankSelectCoarse, -1))
  const subBank = nonNegative(numberOf(tape, node, T.BankSelectFine, -1))
  return program === null && bank === null && subBank === null ? null : { programChange: { bank, subBank, program } }
}

function readAudioClip(assembly: Assembly, node: number): AudioClip {
  const { tape } = assembly
  const isWarped = flagOf(tape, node, T.IsWarped, true)
  const markers = readWarpMarkers(tape, child(tape, node, T.WarpMarkers))
  const warpSentinel = sentinelOf(markers)
  const fades = readFades(tape, node)
  return {
    kind: 'audio',
    ...readClipBase(assembly, node),
    sample: finishedSample(assembly, child(tape, node, T.SampleRef)),
    isWarped,
    warpMode: isWarped ? (WARP_MODES[numberOf(tape, node, T.WarpMode, 0)] ?? null) : null,
    warpSettings: readWarpSettings(tape, node),
    warpMarkers: warpSentinel ? markers.slice(0, -1) : markers,
    warpSentinel,
    gainDb: toDecibel(numberOf(tape, node, T.SampleVolume, 1)),
    transposeSemitones: numberOf(tape, node, T.PitchCoarse, 0),
    detuneCents: numberOf(tape, node, T.PitchFine, 0),
    hasFades: fades.in.lengthBeats > 0 || fades.out.lengthBeats > 0,
    fades,
    isHighQuality: flagOf(tape, node, T.HiQ, false),
    isLoadedToRam: flagOf(tape, node, T.Ram, false),
    isTempoLeader: flagOf(tape, node, T.IsSongTempoLeader, false) || flagOf(tape, node, T.IsSongTempoMaster, false),
  }
}

type ClipBase = Omit<MidiClip, 'kind' | 'notes' | 'expressions' | 'programChange'>

function readClipBase(assembly: Assembly, node: number): ClipBase {
  const { tape } = assembly
  const startBeats = numberOrNull(tape, node, T.CurrentStart) ?? attributeOf(tape, node, T.Time, 0)
  return {
    name: textOf(tape, node, T.Name),
    annotation: textOf(tape, node, T.Annotation),
    colorIndex: toPaletteIndex(tape, node),
    startBeats,
    endBeats: required(numberAt(tape, child(tape, node, T.CurrentEnd)), "the clip's end"),
    loop: readLoop(tape, child(tape, node, T.Loop)),
    isMuted: flagOf(tape, node, T.Disabled, false),
    timeSignature: readClipSignature(tape, node),
    grooveId: nonNegative(numberOf(tape, child(tape, node, T.GrooveSettings), T.GrooveId, -1)),
    launch: readLaunch(tape, node),
    takeId: positive(numberOf(tape, node, T.TakeId, 0)),
    envelopes: readClipEnvelopes(assembly, node),
    scale: readScale(tape, node, T.IsInKey),
    offset: tape.offsets[node] ?? 0,
  }
}

function readLoop(tape: Tape, loop: number): ClipLoop {
  return {
    isOn: flagOf(tape, loop, T.LoopOn, false),
    start: required(numberAt(tape, child(tape, loop, T.LoopStart)), "the loop's start"),
    end: required(numberAt(tape, child(tape, loop, T.LoopEnd)), "the loop's end"),
    startRelative: numberOf(tape, loop, T.StartRelative, 0),
  }
}

function readClipSignature(tape: Tape, node: number) {
  const signature = descend(tape, node, T.TimeSignature, T.TimeSignatures, T.RemoteableTimeSignature)
  return {
    numerator: numberOf(tape, signature, T.Numerator, 4),
    denominator: numberOf(tape, signature, T.Denominator, 4),
  }
}

function readLaunch(tape: Tape, node: number): LaunchSettings {
  return {
    mode: LAUNCH_MODES[numberOf(tape, node, T.LaunchMode, 0)] ?? 'trigger',
    quantization: numberOf(tape, node, T.LaunchQuantisation, 0),
    isLegato: flagOf(tape, node, T.Legato, false),
    velocityAmount: numberOf(tape, node, T.VelocityAmount, 0),
    followAction: readFollowAction(tape, node),
  }
}

/** In Live 8 they are modulations. */
function readClipEnvelopes(assembly: Assembly, node: number): AutomationEnvelope[] {
  const { tape } = assembly
  return readEnvelopes(assembly, [
    ...elementsOf(tape, descend(tape, node, T.Envelopes, T.Envelopes), T.ClipEnvelope),
    ...elementsOf(tape, descend(tape, node, T.ModulationList, T.Modulations), T.Modulation),
  ])
}

function readWarpSettings(tape: Tape, node: number): WarpSettings {
  return {
    beatsPreserve: numberOrNull(tape, node, T.TransientResolution),
    beatsLoop: numberOrNull(tape, node, T.TransientLoopMode),
    beatsEnvelope: numberOrNull(tape, node, T.TransientEnvelope),
    tonesGrainSize: numberOrNull(tape, node, T.GranularityTones),
    textureGrainSize: numberOrNull(tape, node, T.GranularityTexture),
    textureFlux: numberOrNull(tape, node, T.FluctuationTexture),
    proFormants: numberOrNull(tape, node, T.ComplexProFormants),
    proEnvelope: numberOrNull(tape, node, T.ComplexProEnvelope),
  }
}

function readWarpMarkers(tape: Tape, node: number): WarpMarker[] {
  return elements(tape, node).map((marker) => ({
    seconds: attributeOf(tape, marker, T.SecTime, 0),
    beats: attributeOf(tape, marker, T.BeatTime, 0),
  }))
}

/** Live ends the list with a marker 1/32 beat after the last real one, which files of Live 8 say within 0.00002. */
function sentinelOf(markers: readonly WarpMarker[]): WarpMarker | null {
  const last = markers.at(-1)
  const before = markers.at(-2)
  return last && before && Math.abs(last.beats - before.beats - 1 / 32) < SENTINEL_TOLERANCE ? last : null
}

/** 0 is no take. */
function positive(value: number): number | null {
  return value > 0 ? value : null
}

function nonNegative(value: number): number | null {
  return value >= 0 ? value : null
}

/** In beats: a hundredth of a millisecond. */
const SENTINEL_TOLERANCE = 1e-4
const LAUNCH_MODES: Readonly<Record<number, LaunchSettings['mode']>> = {
  0: 'trigger',
  1: 'gate',
  2: 'toggle',
  3: 'repeat',
}
