import { countBy, highest, histogram } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'
import { spans } from './time-spans.ts'

export const tempoAndKeyMetrics = makers('tempo-and-key', tempo, keys, modes)

function tempo({ songs }: Library): MetricSketch | null {
  const marks = histogram(
    songs,
    ({ facts }) => facts.bpm,
    TEMPO_STEP,
    (from) => `${String(from)}–${String(from + TEMPO_STEP)}`,
  )
  const most = highest(marks)
  if (!most || songs.length < 2) return null
  const atDefault = songs.filter(({ facts }) => facts.bpm === DEFAULT_BPM).length
  const [from = '', to = ''] = most.label.split('–')
  return {
    id: 'tempo',
    claim: atDefault > 0 ? 'default' : 'main',
    figures: { most: most.value, songs: songs.length, from, to, atDefault },
    songs,
    picture: { kind: 'columns', along: 'bpm', unit: 'songs', marked: '120–130', marks },
  }
}

function keys({ songs }: Library): MetricSketch | null {
  const known = songs.filter(({ facts }) => facts.key !== null)
  const marks = countBy(known, ({ facts }) => (facts.key ? [facts.key.name] : [])).flatMap((mark) => {
    const key = known.find(({ facts }) => facts.key?.name === mark.label)?.facts.key
    return key ? [{ ...mark, ...placeOnCircle(key) }] : []
  })
  const [most] = marks
  if (!most || known.length < 2) return null
  return {
    id: 'keys',
    figures: { key: most.label, most: most.value, songs: known.length, keys: marks.length },
    songs: known,
    picture: { kind: 'ring', unit: 'songs', marks },
  }
}

/** Each key stands where its scale stands: D Dorian with C major, inside, as A minor does. */
function placeOnCircle({ tonic, mode }: { tonic: number; mode: string }): { fifths: number; isMinor: boolean } {
  const fifths = (tonic * 7) % 12
  const below = FIFTHS_BELOW_MAJOR[mode] ?? 0
  return { fifths: (fifths - below + 12) % 12, isMinor: MINOR_MODES.has(mode) }
}

function modes({ songs }: Library): MetricSketch | null {
  const known = songs.filter(({ facts }) => facts.key !== null)
  const layers = countBy(known, ({ facts }) => (facts.key ? [facts.key.mode] : []))
  const [most] = layers
  if (!most || known.length < 2) return null
  const { columns, columnOf } = spans(known)
  const marks = columns.flatMap((label, column) =>
    layers.flatMap((layer, index) => {
      const paths = known
        .filter((song) => columnOf(song) === column && song.facts.key?.mode === layer.label)
        .map(({ path }) => path)
      return paths.length === 0
        ? []
        : [{ label: [label, layer.label].filter(Boolean).join(', '), value: paths.length, paths, column, layer: index }]
    }),
  )
  return {
    id: 'modes',
    figures: { share: Math.round((100 * most.value) / known.length), mode: most.label, songs: known.length },
    songs: known,
    picture: { kind: 'stacks', unit: 'songs', columns, layers: layers.map(({ label }) => label), marks },
  }
}

const TEMPO_STEP = 10
/** A new set of Live begins there. */
const DEFAULT_BPM = 120
/** By how many fifths the tonic of a mode lies above the tonic of the major scale with the same notes. */
const FIFTHS_BELOW_MAJOR: Readonly<Record<string, number>> = {
  lydian: -1,
  major: 0,
  mixolydian: 1,
  dorian: 2,
  minor: 3,
  'harmonic-minor': 3,
  'melodic-minor': 3,
  phrygian: 4,
  locrian: 5,
}
const MINOR_MODES: ReadonlySet<string> = new Set([
  'minor',
  'dorian',
  'phrygian',
  'locrian',
  'harmonic-minor',
  'melodic-minor',
])
