import { CHORD_QUALITIES } from '@kvint/theory'
import type { ChordReading, Report } from '@kvint/report'
import { meterEvent, midiFile, tempoEvent, textEvent, TICKS_PER_BEAT, type MidiEvent } from './midi-file.ts'

/**
 * The chords that were recognised, as a Standard MIDI File to drop beside the music: each as long as it was read, the
 * bass below, the chord above it in close position, its symbol as a marker. Tempo and metre follow the set; a tempo ramp
 * becomes its breakpoints. `null` where no chords are known.
 *
 * It is a transcript of what is there: no voicing of the producer's is kept, and nothing is added.
 *
 * @example writeFileSync('song.mid', chordsMidi(report) ?? new Uint8Array())
 */
export function chordsMidi(report: Report): Uint8Array | null {
  const { harmony, arrangement } = report
  if (harmony.kind === 'unknown' || harmony.chords.length === 0) return null
  return midiFile([
    textEvent(0, 3, `Chords of ${report.source.fileName}`),
    ...arrangement.meters.map(({ startBeats, numerator, denominator }) =>
      meterEvent(tickOf(startBeats), numerator, denominator),
    ),
    ...arrangement.tempos.map(({ startBeats, bpm }) => tempoEvent(tickOf(startBeats), bpm)),
    ...harmony.chords.flatMap(chordEvents),
  ])
}

function chordEvents(chord: ChordReading): MidiEvent[] {
  const on = tickOf(chord.startBeats)
  const off = Math.max(on + 1, tickOf(chord.endBeats))
  const pitches = [BASS_OCTAVE + chord.bassPitchClass, ...chordPitches(chord)]
  return [
    // Programs read the text of MIDI files as ASCII, each in its own way beyond it.
    textEvent(on, 6, chord.symbol.replaceAll('♯', '#').replaceAll('♭', 'b')),
    ...pitches.map((pitch) => ({ tick: on, bytes: [0x90, pitch, VELOCITY] })),
    // One tick early, so that a note that stays is struck again and not cut.
    ...pitches.map((pitch) => ({ tick: Math.max(on, off - 1), bytes: [0x80, pitch, 0] })),
  ]
}

function chordPitches({ rootPitchClass, quality }: ChordReading): number[] {
  const known = Object.entries(CHORD_QUALITIES).find(([name]) => name === quality)
  return (known?.[1].intervals ?? [0]).map((interval) => CHORD_OCTAVE + rootPitchClass + interval)
}

function tickOf(beats: number): number {
  return Math.max(0, Math.round(beats * TICKS_PER_BEAT))
}

/** C1 and C3 in Live's naming. */
const BASS_OCTAVE = 36
const CHORD_OCTAVE = 60
const VELOCITY = 90
