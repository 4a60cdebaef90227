import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyseHarmony, CHORD_QUALITIES, type ChordQuality, type Meter, type Note } from '@kvint/theory'
import { chordHabits } from '../src/reference/chord-habits.ts'
import { drumHabits } from '../src/reference/drum-habits.ts'
import { melodyHabits } from '../src/reference/melody-habits.ts'
import { type Quantiles, quantilesOf } from '../src/reference/quantiles.ts'
import { drumPerformances, labelledSongs, type LabelledSong } from './labelled-songs.ts'

/**
 * Measures songs whose licence lets it, with what a report measures hers with, and writes their quantiles to
 * src/reference/generated/reference-songs.ts. Prints the same by the labels of people, where there are some.
 */
const here = dirname(fileURLToPath(import.meta.url))
if (labelledSongs('pop909cl').length === 0) {
  console.log('There are no labelled songs here (KVINT_SHARED names their folder): nothing to measure.')
  process.exit(0)
}

const pop = chordsOf('pop909cl')
const rock = chordsOf('rs200')
const played = labelledSongs('pop909')
const melodies = played.flatMap((piece) => melodyHabits(notesOf(piece, 'MELODY')) ?? [])
const lengths = played.flatMap(({ notes, tempo }) =>
  tempo === null ? [] : [(notes.reduce((end, { start, duration }) => Math.max(end, start + duration), 0) * 60) / tempo],
)
const table = {
  chords: { pop: pop.heard, rock: rock.heard },
  melody: {
    pop: {
      songs: melodies.length,
      semitones: quantilesOf(melodies.map(({ semitones }) => semitones)),
      steps: rounded(melodies.map(({ steps }) => steps)),
    },
  },
  length: { pop: { songs: lengths.length, seconds: quantilesOf(lengths.map(Math.round)) } },
  drums: { rock: drumsOf('rock'), funk: drumsOf('funk') },
}
const text = `/** Written by \`npm run measure:songs\`: quantiles (5, 25, 50, 75 and 95 %) of songs that others made. */
export const REFERENCE_SONGS = ${JSON.stringify(table, null, 2).replaceAll(/\[[^\]]+\]/g, (row) => row.replaceAll(/\s+/g, ' '))} as const
`
writeFileSync(join(here, '../src/reference/generated/reference-songs.ts'), text)
console.log(text)
console.log('By the chords that people wrote:', JSON.stringify({ pop: pop.labelled, rock: rock.labelled }))

/** Chord by chord: as the engine hears them, and as people labelled them. */
function chordsOf(set: string) {
  const found = labelledSongs(set).flatMap((piece) => {
    const meter: Meter = { beatsPerBar: (piece.timeSignature[0] * 4) / piece.timeSignature[1] }
    const harmony = analyseHarmony(notesOf(piece), { meter })
    const heard = harmony.kind === 'harmony' ? chordHabits(harmony.chords) : null
    const labelled = chordHabits(
      piece.chords.flatMap(({ start, end, root, quality }) =>
        root === null || !isQuality(quality)
          ? []
          : [{ startBeats: start, endBeats: end, rootPitchClass: root, quality, colour: null }],
      ),
    )
    return heard && labelled ? [{ heard, labelled }] : []
  })
  const counted = (which: 'heard' | 'labelled') => ({
    songs: found.length,
    different: quantilesOf(found.map((one) => one[which].chords.length)),
    medianBeats: quantilesOf(found.map((one) => one[which].medianBeats)),
  })
  return {
    heard: { ...counted('heard'), outside: rounded(found.map(({ heard }) => heard.outside)) },
    labelled: counted('labelled'),
  }
}

function drumsOf(style: string) {
  const found = drumPerformances(style).flatMap((piece) => {
    const habits = drumHabits(notesOf(piece), 4)
    return habits ? [{ habits, drummer: piece.meta?.drummer }] : []
  })
  return {
    songs: found.length,
    drummers: new Set(found.map(({ drummer }) => drummer)).size,
    soft: rounded(found.map(({ habits }) => habits.soft)),
    hitsPerBeat: rounded(found.map(({ habits }) => habits.hitsPerBeat)),
  }
}

function notesOf({ notes }: LabelledSong, only?: string): Note[] {
  const names = [...new Set(notes.map(({ track }) => track))]
  return notes
    .filter(({ track }) => only === undefined || track === only)
    .map(({ pitch, start, duration, velocity, track }) => ({
      pitch,
      startBeats: start,
      durationBeats: duration,
      velocity,
      track: names.indexOf(track),
    }))
}

function isQuality(quality: string): quality is ChordQuality {
  return quality in CHORD_QUALITIES
}

function rounded(values: readonly number[]): Quantiles {
  return quantilesOf(values.map((value) => Math.round(value * 1000) / 1000))
}
