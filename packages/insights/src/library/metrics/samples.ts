import type { LibrarySong } from '../library-song.ts'
import { countBy } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const sampleMetrics = makers('sounds', sources, comingBack, missing)

function sources({ songs }: Library): MetricSketch | null {
  const sampled = songs.filter(({ facts }) => facts.samples.length > 0)
  const counts = new Map<string, { value: number; paths: Set<string> }>()
  for (const { facts, path } of sampled) {
    for (const { source } of facts.samples) {
      const found = counts.get(source) ?? { value: 0, paths: new Set<string>() }
      counts.set(source, { value: found.value + 1, paths: found.paths.add(path) })
    }
  }
  const marks = [...counts]
    .map(([label, { value, paths }]) => ({ label, value, paths: [...paths] }))
    .toSorted((a, b) => b.value - a.value)
  const [most] = marks
  const all = marks.reduce((sum, { value }) => sum + value, 0)
  if (!most || sampled.length < 2) return null
  return {
    id: 'sample-sources',
    figures: { source: most.label, share: Math.round((100 * most.value) / all), sources: marks.length },
    songs: sampled,
    picture: { kind: 'tiles', unit: 'files', marks: marks.slice(0, SHOWN) },
  }
}

function comingBack({ songs }: Library): MetricSketch | null {
  const names = new Map(songs.flatMap(({ facts }) => facts.samples.map(({ id, fileName }) => [id, fileName] as const)))
  const marks = countBy(songs, ({ facts }) => facts.samples.map(({ id }) => id))
    .filter(({ value }) => value > 1)
    .slice(0, SHOWN)
    .map((mark) => ({ ...mark, label: names.get(mark.label) ?? mark.label }))
  const [most] = marks
  if (!most) return null
  return {
    id: 'samples',
    figures: { sample: most.label, most: most.value, back: marks.length },
    songs: songs.filter(({ facts }) => facts.samples.length > 0),
    picture: { kind: 'ranked', unit: 'songs', marks },
  }
}

/** Songs by samples that are missing, lie where things get cleaned up, or lie outside the project. */
function missing({ songs }: Library): MetricSketch | null {
  const atRisk = songs
    .map((song) => ({ song, counts: risksOf(song) }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .toSorted((a, b) => compareRisks(b.counts, a.counts))
  if (atRisk.length === 0) return null
  const shown = atRisk.slice(0, SHOWN)
  return {
    id: 'missing',
    figures: {
      missing: atRisk.filter(({ counts }) => (counts[0] ?? 0) > 0).length,
      risky: atRisk.length,
      songs: songs.length,
    },
    songs: atRisk.map(({ song }) => song),
    picture: {
      kind: 'stacks',
      unit: 'files',
      columns: shown.map(({ song }) => song.name),
      layers: ['missing', 'fragile', 'outside'],
      marks: shown.flatMap(({ song, counts }, column) =>
        counts.flatMap((value, layer) =>
          value === 0
            ? []
            : [{ label: `${song.name}, ${RISKS[layer] ?? ''}`, value, paths: [song.path], column, layer }],
        ),
      ),
    },
  }
}

function risksOf({ facts, absentSamples }: LibrarySong): number[] {
  const absent = new Set(absentSamples)
  const isMissing = (sample: LibrarySong['facts']['samples'][number]) =>
    sample.place === 'missing' || (sample.relativePath !== null && absent.has(sample.relativePath))
  return [
    facts.samples.filter(isMissing).length,
    facts.samples.filter((sample) => !isMissing(sample) && sample.place === 'fragile').length,
    facts.samples.filter((sample) => !isMissing(sample) && sample.place === 'outside').length,
  ]
}

function compareRisks(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((value, index) => value !== b[index])
  return different < 0 ? 0 : (a[different] ?? 0) - (b[different] ?? 0)
}

const RISKS = ['missing', 'fragile', 'outside']
const SHOWN = 24
