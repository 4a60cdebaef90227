import type { Groove } from '../model/groove.ts'
import type { LiveSet } from '../model/live-set.ts'
import type { LiveVersion } from '../model/live-version.ts'
import type { Locator } from '../model/locator.ts'
import type { Scene } from '../model/scene.ts'
import type { Tempo } from '../model/tempo.ts'
import type { TimeSignatureChange } from '../model/time-signature.ts'
import type { Transport } from '../model/transport.ts'
import type { Tuning } from '../model/tuning.ts'
import {
  attributeOf,
  child,
  descend,
  elementsOf,
  firstElement,
  flagAt,
  flagOf,
  hasValue,
  numberOf,
  numberOrNull,
  textAt,
  textOf,
  type Tape,
} from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { readFollowAction } from './read-follow-action.ts'
import { readScale } from './read-scale.ts'
import { unpackTimeSignature } from './read-time-signature.ts'
import { toPaletteIndex } from './to-palette-index.ts'
import { T } from './tags.ts'

/** What the main track's mixer says about the whole set, read while that track is still on the tape. */
export type SongSettings = {
  readonly tempo: Tempo
  readonly timeSignature: { readonly numerator: number; readonly denominator: number }
  readonly timeSignatureChanges: readonly TimeSignatureChange[]
  readonly timeSignatureEvents: number
  readonly globalGrooveAmount: number | null
}

/** Puts the set together from its finished tracks and what else stands in `LiveSet`. */
export function readLiveSet(
  assembly: Assembly,
  node: number,
  version: LiveVersion,
  song: SongSettings,
): Omit<LiveSet, 'unread' | 'gaps' | 'source'> {
  const { tape } = assembly
  return {
    version,
    tempo: song.tempo,
    timeSignature: song.timeSignature,
    timeSignatureChanges: song.timeSignatureChanges,
    tracks: assembly.tracks.filter((track) => track !== null),
    main: assembly.main,
    scenes: readScenes(tape, node),
    areSendsPreFader: elementsOf(tape, child(tape, node, T.SendsPre), T.SendPreBool).map(
      (pre) => flagAt(tape, pre) === true,
    ),
    locators: readLocators(tape, node),
    grooves: readGrooves(tape, node),
    globalGrooveAmount: song.globalGrooveAmount,
    scale: readScale(tape, node, T.InKey),
    tuning: readTuning(tape, node),
    transport: readTransport(tape, node),
    annotation: textOf(tape, node, T.Annotation),
  }
}

/** To Live 10 a scene's name is the value of its element, from 11 on it has children. */
function readScenes(tape: Tape, node: number): Scene[] {
  const list = child(tape, node, T.Scenes)
  return elementsOf(tape, list >= 0 ? list : child(tape, node, T.SceneNames), T.Scene).map((scene) => ({
    name: hasValue(tape, scene) ? (textAt(tape, scene) ?? '') : textOf(tape, scene, T.Name),
    annotation: textOf(tape, scene, T.Annotation),
    colorIndex: toPaletteIndex(tape, scene),
    bpm: flagOf(tape, scene, T.IsTempoEnabled, false) ? numberOrNull(tape, scene, T.Tempo) : null,
    timeSignature: flagOf(tape, scene, T.IsTimeSignatureEnabled, false)
      ? unpackTimeSignature(numberOf(tape, scene, T.TimeSignatureId, -1))
      : null,
    followAction: readFollowAction(tape, scene),
    offset: tape.offsets[scene] ?? 0,
  }))
}

function readLocators(tape: Tape, node: number): Locator[] {
  return elementsOf(tape, descend(tape, node, T.Locators, T.Locators), T.Locator)
    .map((locator) => ({
      timeBeats: numberOf(tape, locator, T.Time, 0),
      name: textOf(tape, locator, T.Name),
      annotation: textOf(tape, locator, T.Annotation),
      isSongStart: flagOf(tape, locator, T.IsSongStart, false),
      offset: tape.offsets[locator] ?? 0,
    }))
    .sort((a, b) => a.timeBeats - b.timeBeats)
}

/** The grooves lie in the pool itself or in a list inside it. Amounts are written in percent. */
function readGrooves(tape: Tape, node: number): Groove[] {
  const pool = child(tape, node, T.GroovePool)
  const list = child(tape, pool, T.Grooves) >= 0 ? child(tape, pool, T.Grooves) : pool
  return elementsOf(tape, list, T.Groove).map((groove, index) => ({
    id: attributeOf(tape, groove, T.Id, index),
    name: textOf(tape, groove, T.Name),
    grid: numberOrNull(tape, groove, T.Grid),
    quantizationAmount: fraction(numberOrNull(tape, groove, T.QuantizationAmount)),
    timingAmount: fraction(numberOrNull(tape, groove, T.TimingAmount)),
    randomAmount: fraction(numberOrNull(tape, groove, T.RandomAmount)),
    velocityAmount: fraction(numberOrNull(tape, groove, T.VelocityAmount)),
    offset: tape.offsets[groove] ?? 0,
  }))
}

function fraction(percent: number | null): number | null {
  return percent === null ? null : percent / 100
}

function readTuning(tape: Tape, node: number): Tuning | null {
  const system = firstElement(tape, child(tape, node, T.TuningSystems))
  if (system < 0) return null
  const reference = child(tape, system, T.ReferencePitch)
  return {
    name: textOf(tape, system, T.TuningSystemName) || textOf(tape, system, T.Name),
    referenceFrequencyHz: numberOrNull(tape, reference, T.FrequencyInHz),
    referenceOctave: numberOrNull(tape, reference, T.Octave),
    referenceNoteIndex: numberOrNull(tape, reference, T.NoteIndexWithinOctave),
  }
}

function readTransport(tape: Tape, node: number): Transport {
  const transport = child(tape, node, T.Transport)
  return {
    isLoopOn: flagOf(tape, transport, T.LoopOn, false),
    loopStartBeats: numberOf(tape, transport, T.LoopStart, 0),
    loopLengthBeats: numberOf(tape, transport, T.LoopLength, 0),
    currentTimeBeats: numberOf(tape, transport, T.CurrentTime, 0),
    isPunchIn: flagOf(tape, transport, T.PunchIn, false),
    isPunchOut: flagOf(tape, transport, T.PunchOut, false),
    launchQuantization: numberOrNull(tape, node, T.GlobalQuantisation),
  }
}
