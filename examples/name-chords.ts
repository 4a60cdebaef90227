import { readFile } from 'node:fs/promises'
import { heardNotes, readSet } from '@kvint/als'
import { analyseHarmony } from '@kvint/theory'

const result = await readSet(await readFile(process.argv[2] ?? 'song.als'))
if (result.kind === 'failure') throw new Error(result.failure.message)

/** Drums say nothing of harmony: their notes name sounds. */
const pitched = result.set.tracks.filter(({ devices }) => !devices.some(({ tag }) => tag === 'DrumGroupDevice'))
const notes = pitched.flatMap((track, index) =>
  track.arrangementClips.flatMap((clip) =>
    clip.kind === 'midi'
      ? heardNotes(clip).map((note) => ({ ...note, startBeats: clip.startBeats + note.startBeats, track: index }))
      : [],
  ),
)
const harmony = analyseHarmony(notes)
if (harmony.kind === 'unknown') throw new Error(harmony.explanation)
if (harmony.key.kind === 'key') console.log(`${harmony.key.name}, ${Math.round(harmony.key.confidence * 100)} % sure`)
for (const { symbol, startBeats, confidence } of harmony.chords)
  console.log(`bar ${Math.floor(startBeats / 4) + 1}: ${symbol}, ${Math.round(confidence * 100)} %`)
