import type { MidiNote } from '../model/midi-note.ts'

/**
 * Sorts notes by start, then pitch, where `starts` says at which index each pitch begins: what Live writes is sorted within
 * each, so that neighbours are merged until one is left.
 */
export function mergeNotes(notes: MidiNote[], starts: readonly number[]): MidiNote[] {
  if (!areSortedBetween(notes, starts)) return notes.sort((a, b) => a.startBeats - b.startBeats || a.pitch - b.pitch)
  let from = notes
  let runs = starts
  while (runs.length > 1) {
    const to: MidiNote[] = []
    const merged: number[] = []
    for (let run = 0; run < runs.length; run += 2) {
      merged.push(to.length)
      mergeTwo(from, runs[run] ?? 0, runs[run + 1] ?? from.length, runs[run + 2] ?? from.length, to)
    }
    from = to
    runs = merged
  }
  return from
}

/** Appends `from[first…second)` and `from[second…end)` to `to`, in order. */
function mergeTwo(from: readonly MidiNote[], first: number, second: number, end: number, to: MidiNote[]) {
  let i = first
  let j = second
  while (i < second && j < end) {
    const a = from[i] as MidiNote
    const b = from[j] as MidiNote
    if (isAfter(a, b)) {
      to.push(b)
      j++
    } else {
      to.push(a)
      i++
    }
  }
  while (i < second) to.push(from[i++] as MidiNote)
  while (j < end) to.push(from[j++] as MidiNote)
}

function areSortedBetween(notes: readonly MidiNote[], starts: readonly number[]): boolean {
  let run = 0
  for (let i = 1; i < notes.length; i++) {
    while (run < starts.length && (starts[run] as number) < i) run++
    if (starts[run] !== i && isAfter(notes[i - 1] as MidiNote, notes[i] as MidiNote)) return false
  }
  return true
}

function isAfter(a: MidiNote, b: MidiNote): boolean {
  return a.startBeats > b.startBeats || (a.startBeats === b.startBeats && a.pitch > b.pitch)
}
