import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { analyseHarmony } from './analyse-harmony.ts'

const shared = process.env.KVINT_SHARED ?? join(import.meta.dirname, '../../../../../shared')
const folder = join(shared, 'data/harmony')

type Piece = {
  readonly notes: readonly { pitch: number; start: number; duration: number; velocity: number; track: string }[]
  readonly chords: readonly { start: number; end: number; root: number | null }[]
}

/** Share of chord time with the right root over the first pieces of a set. */
function rootShare(set: string, pieces: number): number {
  const lines = gunzipSync(readFileSync(join(folder, `${set}.jsonl.gz`)))
    .toString('utf8')
    .split('\n')
    .slice(0, pieces)
  let right = 0
  let all = 0
  for (const line of lines) {
    const piece = JSON.parse(line) as Piece
    const tracks = [...new Set(piece.notes.map(({ track }) => track))]
    const harmony = analyseHarmony(
      piece.notes.map((note) => ({
        pitch: note.pitch,
        startBeats: note.start,
        durationBeats: note.duration,
        velocity: note.velocity,
        track: tracks.indexOf(note.track),
      })),
    )
    if (harmony.kind === 'unknown') continue
    for (const chord of harmony.chords) {
      for (const truth of piece.chords) {
        const beats = Math.min(chord.endBeats, truth.end) - Math.max(chord.startBeats, truth.start)
        if (beats <= 0) continue
        all += beats
        if (truth.root === chord.rootPitchClass) right += beats
      }
    }
  }
  return right / all
}

describe.skipIf(!existsSync(folder))('music labelled by people (needs the shared data folder)', () => {
  it.each([
    ['synth_edm', 4, 0.97],
    ['pop909cl', 4, 0.9],
    ['hook', 5, 0.9],
    ['nottingham', 5, 0.95],
    ['dcml_corelli', 5, 0.7],
  ])('%s: most roots are right', (set, pieces, least) => expect(rootShare(set, pieces)).toBeGreaterThan(least))
})
