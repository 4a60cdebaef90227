import { readFile } from 'node:fs/promises'
import { heardNotes, readSet } from '@kvint/als'
import { analyseRhythm } from '@kvint/theory'

const result = await readSet(await readFile(process.argv[2] ?? 'song.als'))
if (result.kind === 'failure') throw new Error(result.failure.message)

for (const track of result.set.tracks) {
  const notes = track.arrangementClips.flatMap((clip) =>
    clip.kind === 'midi'
      ? heardNotes(clip).map((note) => ({ ...note, startBeats: clip.startBeats + note.startBeats }))
      : [],
  )
  const rhythm = analyseRhythm(notes)
  if (rhythm.kind === 'unknown') continue
  const { swing, grid } = rhythm
  console.log(`${track.name}: ${grid.timing}${swing ? `, swing ${swing.ratio.toFixed(2)}` : ''}`)
}
