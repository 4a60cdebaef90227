import type { Note } from '@kvint/theory'
import { pieceInput, readPieces } from '../scripts/read-pieces.ts'
import { analyseAll, bestTime } from './analyse-all.ts'
import { timeInChromium } from './chromium-speed.ts'

/**
 * Time of everything on a pop song of about 2,000 notes (processor time, 15 runs), of the song repeated to 1k, 10k and 100k
 * notes, and of the song in Chromium.
 */
export async function speedTable(folder: string): Promise<string> {
  const songs = readPieces(folder, 'pop909cl')
  const song = songs.reduce((best, piece) =>
    Math.abs(piece.notes.length - 2000) < Math.abs(best.notes.length - 2000) ? piece : best,
  )
  const { notes } = pieceInput(song)
  const length = Math.ceil((notes.at(-1)?.startBeats ?? 0) / 4 + 1) * 4
  const times = (count: number): Note[] =>
    Array.from({ length: count }, (_, index) => {
      const note = notes[index % notes.length]
      const turn = Math.floor(index / notes.length)
      return { pitch: 60, durationBeats: 1, velocity: 80, ...note, startBeats: (note?.startBeats ?? 0) + turn * length }
    })
  for (let round = 0; round < 10; round++) analyseAll(notes)
  const whole = measure(15, notes)
  const lines = [
    `speed: ${song.id}, ${notes.length} notes, everything: median ${whole.median.toFixed(1)} ms, best ${whole.best.toFixed(1)} ms (budget 60)`,
  ]
  for (const count of [1000, 10_000, 100_000]) {
    const { best } = measure(count > 50_000 ? 1 : 3, times(count))
    lines.push(
      `  ${String(count).padStart(6)} notes ${best.toFixed(1).padStart(8)} ms   ${((1000 * best) / count).toFixed(1)} µs a note`,
    )
  }
  const inNode = bestTime(notes, 15)
  const inChromium = await timeInChromium(notes, 15)
  lines.push(
    inChromium === null
      ? '  no Chromium on this machine'
      : `  Chromium ${inChromium.toFixed(1)} ms, Node ${inNode.toFixed(1)} ms by the same clock: ${(inChromium / inNode).toFixed(2)} × (target ≤ 1.5)`,
  )
  return lines.join('\n')
}

/** Milliseconds of processor time of this thread and its helpers: what a busy machine does not blur. */
function measure(rounds: number, notes: readonly Note[]): { median: number; best: number } {
  const taken = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage()
    analyseAll(notes)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }).sort((a, b) => a - b)
  return { median: taken[Math.floor(rounds / 2)] ?? 0, best: taken[0] ?? 0 }
}
