import type { LibrarySong } from '../library-song.ts'
import { countBy } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const harmonyMetrics = makers('harmony', moves, progressions, melody)

function moves({ songs }: Library): MetricSketch | null {
  const known = songs.filter(({ facts }) => facts.romans.length > 1)
  const found = countBy(known, (song) => runs(song, 2))
  const [most] = found
  if (!most || known.length < 2) return null
  const degrees = mostUsedChords(known)
  const marks = found.flatMap((mark) => {
    const [from = '', to = ''] = mark.label.split(STEP)
    const [row, column] = [degrees.indexOf(from), degrees.indexOf(to)]
    return row < 0 || column < 0 ? [] : [{ ...mark, row, column, color: null }]
  })
  return {
    id: 'chord-moves',
    figures: { move: most.label, most: most.value, songs: known.length },
    songs: known,
    picture: { kind: 'cells', unit: 'songs', rows: degrees, columns: degrees, marks },
  }
}

function mostUsedChords(songs: readonly LibrarySong[]): string[] {
  return countBy(songs, ({ facts }) => facts.romans)
    .slice(0, SHOWN_CHORDS)
    .map(({ label }) => label)
}

function progressions({ songs }: Library): MetricSketch | null {
  const known = songs.filter(({ facts }) => facts.romans.length > 3)
  const marks = countBy(known, (song) => runs(song, 4))
    .filter(({ value }) => value > 1)
    .slice(0, SHOWN_PROGRESSIONS)
    .map((mark) => ({ ...mark, steps: mark.label.split(STEP) }))
  const [most] = marks
  if (!most) return null
  return {
    id: 'progressions',
    figures: { progression: most.label, most: most.value, songs: known.length },
    songs: known,
    picture: { kind: 'chains', unit: 'songs', marks },
  }
}

/** Runs of so many chords, each loop once: `I – V – vi – IV` and `V – vi – IV – I` are the same four going round. */
function runs({ facts: { romans } }: LibrarySong, length: number): string[] {
  const seen = new Set<string>()
  return romans.flatMap((_, index) => {
    const run = romans.slice(index, index + length)
    if (run.length < length || (length > 2 && (new Set(run).size < 3 || run[0] === run.at(-1)))) return []
    const name = length > 2 ? fromFirstSeen(run, seen) : run.join(STEP)
    seen.add(name)
    return [name]
  })
}

/** The turn of a loop that sorts first, so that one loop has one name in every song. */
function fromFirstSeen(run: readonly string[], seen: ReadonlySet<string>): string {
  const turns = run.map((_, at) => [...run.slice(at), ...run.slice(0, at)].join(STEP))
  return turns.find((turn) => seen.has(turn)) ?? turns.toSorted(tonicFirst)[0] ?? ''
}

function tonicFirst(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : 1)
}

function rank(turn: string): number {
  return /^[Ii](?![IVXivx])/.test(turn) ? 0 : 1
}

function melody({ songs }: Library): MetricSketch | null {
  const sung = songs.filter(({ facts }) => facts.melody !== null)
  if (sung.length < 2) return null
  const total = sung.reduce(
    (sum, { facts }) => ({
      steps: sum.steps + (facts.melody?.steps ?? 0),
      leaps: sum.leaps + (facts.melody?.leaps ?? 0),
    }),
    { steps: 0, leaps: 0 },
  )
  const marks = sung
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, SHOWN_MELODIES)
    .flatMap(({ facts, name, path }) =>
      facts.melody
        ? [
            {
              label: name,
              value: facts.melody.median,
              low: facts.melody.low,
              q1: facts.melody.q1,
              q3: facts.melody.q3,
              high: facts.melody.high,
              paths: [path],
            },
          ]
        : [],
    )
  return {
    id: 'melody',
    figures: {
      share: Math.round((100 * total.steps) / Math.max(total.steps + total.leaps, 1)),
      songs: sung.length,
    },
    songs: sung,
    picture: { kind: 'ranges', unit: 'pitch', marks },
  }
}

const STEP = ' – '
const SHOWN_CHORDS = 10
const SHOWN_PROGRESSIONS = 12
const SHOWN_MELODIES = 24
