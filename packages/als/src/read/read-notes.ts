import type { ExpressionEvent, MidiNote, PerNoteExpression } from '../model/midi-note.ts'
import {
  ATTRIBUTE,
  attributeOf,
  child,
  descend,
  elementsOf,
  flagAt,
  firstElement,
  nextElement,
  numberAt,
  type Tape,
} from '../xml/tape.ts'
import { mergeNotes } from './merge-notes.ts'
import { readCurve } from './read-events.ts'
import { T } from './tags.ts'
import { required } from './unreadable.ts'

/** All notes of a clip, sorted by start, then pitch. They stand by pitch in the file, each pitch after its notes. */
export function readNotes(tape: Tape, notes: number): MidiNote[] {
  const found: MidiNote[] = []
  const starts: number[] = []
  for (const keyTrack of elementsOf(tape, child(tape, notes, T.KeyTracks), T.KeyTrack)) {
    const list = child(tape, keyTrack, T.Notes)
    let note = firstElement(tape, list)
    if (note < 0) continue
    const pitch = required(numberAt(tape, child(tape, keyTrack, T.MidiKey)), "a note's pitch")
    starts.push(found.length)
    for (; note >= 0; note = nextElement(tape, list, tape.ends[note] as number)) {
      if (tape.tags[note] === T.MidiNoteEvent) found.push(readNote(tape, note, pitch))
    }
  }
  return mergeNotes(found, starts)
}

/** Live 12.2 leaves out what has its default value. */
function readNote(tape: Tape, node: number, pitch: number): MidiNote {
  let startBeats = Number.NaN
  let durationBeats = Number.NaN
  let velocity = 100
  let releaseVelocity = 64
  let isMuted = false
  let probability = 1
  let velocityDeviation = 0
  let id: number | null = null
  const end = tape.ends[node] as number
  for (let at = node + 1; at < end; at = tape.ends[at] as number) {
    switch (tape.tags[at]) {
      case T.Time | ATTRIBUTE:
        startBeats = numberAt(tape, at)
        break
      case T.Duration | ATTRIBUTE:
        durationBeats = numberAt(tape, at)
        break
      case T.Velocity | ATTRIBUTE:
        velocity = numberAt(tape, at)
        break
      case T.OffVelocity | ATTRIBUTE:
        releaseVelocity = numberAt(tape, at)
        break
      case T.IsEnabled | ATTRIBUTE:
        isMuted = flagAt(tape, at) === false
        break
      case T.Probability | ATTRIBUTE:
        probability = numberAt(tape, at)
        break
      case T.VelocityDeviation | ATTRIBUTE:
        velocityDeviation = numberAt(tape, at)
        break
      case T.NoteId | ATTRIBUTE:
        id = finiteOrNull(numberAt(tape, at))
        break
    }
  }
  required(startBeats, "a note's start")
  required(durationBeats, "a note's duration")
  required(velocity + releaseVelocity + probability + velocityDeviation, "a note's velocity or probability")
  const offset = tape.offsets[node] ?? 0
  return {
    pitch,
    startBeats,
    durationBeats,
    velocity,
    releaseVelocity,
    isMuted,
    probability,
    velocityDeviation,
    id,
    offset,
  }
}

export function readExpressions(tape: Tape, notes: number): PerNoteExpression[] {
  const lists = descend(tape, notes, T.PerNoteEventStore, T.EventLists)
  return elementsOf(tape, lists, T.PerNoteEventList).map((list) => ({
    noteId: attributeOf(tape, list, T.NoteId, -1),
    controller: controllerOf(attributeOf(tape, list, T.CC, -1)),
    events: elementsOf(tape, child(tape, list, T.Events), T.PerNoteEvent)
      .map((event) => readExpressionEvent(tape, event))
      .filter((event) => Number.isFinite(event.value)),
  }))
}

function readExpressionEvent(tape: Tape, event: number): ExpressionEvent {
  const curve = readCurve(tape, event)
  const offsetBeats = attributeOf(tape, event, T.TimeOffset, 0)
  const value = numberAt(tape, event)
  return curve === null ? { offsetBeats, value } : { offsetBeats, value, curve }
}

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** −1 pressure and −2 pitch bend are Live's own numbers; 74 is the MIDI controller that MPE uses for slide. */
function controllerOf(cc: number): PerNoteExpression['controller'] {
  if (cc === -1) return 'pressure'
  if (cc === -2) return 'pitchBend'
  return cc === 74 ? 'slide' : cc
}
