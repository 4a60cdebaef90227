import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Meter, type Mode, type Note, type TrackRole } from '@kvint/theory'

/** A labelled piece as the data sets hold it. */
export type Piece = {
  readonly id: string
  readonly notes: readonly {
    readonly pitch: number
    readonly start: number
    readonly duration: number
    readonly velocity: number
    readonly track: string
  }[]
  readonly key: { readonly tonic: number; readonly mode: Mode | null } | null
  readonly segments:
    | readonly { readonly start: number; readonly end: number; readonly tonic: number; readonly mode: Mode | null }[]
    | null
  readonly chords:
    | readonly {
        readonly start: number
        readonly end: number
        readonly root: number | null
        readonly quality: string
        readonly bass: number | null
      }[]
    | null
  readonly sections?: readonly { readonly start: number; readonly end: number; readonly label: string }[]
  readonly timeSignature: readonly [number, number] | null
}

/** Reads one set, gzipped or not, from a folder or from several (`DIR,DIR`). */
export function readPieces(folders: string, set: string): Piece[] {
  return folders.split(',').flatMap((folder) => readJsonLines<Piece>(join(folder, `${set}.jsonl.gz`)))
}

/** Parses JSON Lines, gunzipping where the bytes say so. */
export function readJsonLines<T>(path: string): T[] {
  const bytes = readFileSync(path)
  const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes
  return text
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
}

/** The notes and what a Live set would say about them: meter and which tracks are drums. */
export function pieceInput(piece: Piece): { notes: Note[]; meter: Meter; roles: Record<number, TrackRole> } {
  const names = [...new Set(piece.notes.map((note) => note.track))]
  const [count, unit] = piece.timeSignature ?? [4, 4]
  return {
    notes: piece.notes.map((note) => ({
      pitch: note.pitch,
      startBeats: note.start,
      durationBeats: note.duration,
      velocity: note.velocity,
      track: names.indexOf(note.track),
    })),
    meter: { beatsPerBar: (count * 4) / unit },
    roles: Object.fromEntries(names.flatMap((name, index) => (/drum/i.test(name) ? [[index, 'drums'] as const] : []))),
  }
}

/** FNV-1a (32 bit) of a piece's song: `pop909/001` and `pop909cl/001` are one song. */
export function songHash(id: string): number {
  const song = id.slice(id.indexOf('/') + 1)
  let hash = 0x811c9dc5
  for (let index = 0; index < song.length; index++) {
    hash ^= song.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}

/** Whether a song is kept apart from fitting: a quarter of the songs, by the quotient since the data is itself a fifth by `hash % 5`. */
export function isKeptApart(id: string): boolean {
  return Math.floor(songHash(id) / 5) % 4 === 0
}

/** Songs are dealt into five parts (as in parts.py); weights blind to a part are measured on it. */
export const FOLDS = 5

/** Which part a song belongs to; by the quotient, since the data is itself a fifth by `hash % 5`. */
export function foldOf(id: string): number {
  return Math.floor(songHash(id) / 5) % FOLDS
}
