import { barAt, type ChordReading, keyAt, pitchName } from '@kvint/report'
import { type KeyboardEvent, useState } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { spellOut } from '../model/spell-out.ts'
import { rangeOfKey } from '../picture/range-key.ts'
import { panRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import type { SongNote } from './shown-track.ts'

/** Left and right walk from note to note, up and down from chord to chord; each is said. */
export function useNoteKeys(notes: readonly SongNote[], chords: readonly ChordReading[]) {
  const { report, store, whole } = useReport()
  const { notes: words } = useReportCopy()
  const [current, setCurrent] = useState<SongNote | null>(null)
  const [spoken, setSpoken] = useState('')
  const { meters } = report.arrangement

  const show = (beat: number) => {
    const { range } = store.get()
    if (beat >= range.start && beat < range.end) return
    store.set({ range: panRange(range, whole, (beat - range.start) / (range.end - range.start) - 0.1) })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { range } = store.get()
    const moved = rangeOfKey(event, range, whole, current?.startBeats)
    if (moved) {
      event.preventDefault()
      store.set({ range: moved })
      return
    }
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const beat = current && notes.includes(current) ? current.startBeats : range.start
    const isByChord = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    const next = isByChord ? noteAtChord(notes, chords, beat, step) : nextNote(notes, current, beat, step)
    if (!next) return
    setCurrent(next)
    show(next.startBeats)
    const chord = chords.find(({ startBeats, endBeats }) => startBeats <= next.startBeats && endBeats > next.startBeats)
    const place = barAt(meters, next.startBeats)
    setSpoken(
      words.spoken(
        spellOut(pitchName(next.pitch, keyAt(report.harmony, next.startBeats))),
        place,
        chord ? spellOut(chord.symbol) : null,
        chord?.function ?? null,
      ),
    )
  }

  return { onKeyDown, spoken, current: current && notes.includes(current) ? current : null }
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, ArrowUp: -1, ArrowDown: 1 }

function nextNote(
  notes: readonly SongNote[],
  current: SongNote | null,
  beat: number,
  step: 1 | -1,
): SongNote | undefined {
  const at = current ? notes.indexOf(current) : -1
  if (at < 0) return notes.find(({ startBeats }) => startBeats >= beat) ?? notes[0]
  return notes[at + step] ?? notes[at]
}

function noteAtChord(
  notes: readonly SongNote[],
  chords: readonly ChordReading[],
  beat: number,
  step: 1 | -1,
): SongNote | undefined {
  const at = chords.findLastIndex(({ startBeats }) => startBeats <= beat + 0.01)
  for (let index = at + step; index >= 0 && index < chords.length; index += step) {
    const chord = chords[index]
    const note =
      chord && notes.find(({ startBeats }) => startBeats >= chord.startBeats - 0.01 && startBeats < chord.endBeats)
    if (note) return note
  }
  return undefined
}
