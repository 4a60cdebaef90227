import { median } from '../../checks/midi/statistics.ts'
import { highest, histogram } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const formMetrics = makers('form', shapes, sections, unchanged, copies)

function shapes({ songs }: Library): MetricSketch | null {
  const arranged = songs.filter(({ facts }) => facts.energy.length > 0 && facts.lengthSeconds > SONG_SECONDS)
  if (arranged.length < 2) return null
  const marks = arranged
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, SHOWN)
    .map(({ name, path, facts }) => ({
      label: name,
      value: fullestPlace(facts.energy),
      paths: [path],
      points: facts.energy.map((energy, index) => [index / (facts.energy.length - 1), energy] as const),
    }))
  return {
    id: 'shapes',
    figures: { place: Math.round(100 * median(marks.map(({ value }) => value))), songs: arranged.length },
    songs: arranged,
    picture: { kind: 'lines', x: 'share', y: 'share', isStepped: false, marks },
  }
}

function fullestPlace(energy: readonly number[]): number {
  const most = energy.reduce((most, one) => Math.max(most, one), 0)
  return Math.round((100 * energy.indexOf(most)) / Math.max(energy.length - 1, 1)) / 100
}

function sections({ songs }: Library): MetricSketch | null {
  const arranged = songs.filter(({ facts }) => facts.sectionBars.length > 1)
  if (arranged.length < 2) return null
  const marks = SECTION_BARS.map((bars, index) => {
    const below = SECTION_BARS[index + 1] ?? Number.POSITIVE_INFINITY
    const within = (length: number) => length >= bars && length < below
    return {
      label:
        below === Number.POSITIVE_INFINITY
          ? `${String(bars)}+`
          : below - bars === 1
            ? String(bars)
            : `${String(bars)}–${String(below - 1)}`,
      value: arranged.flatMap(({ facts }) => facts.sectionBars).filter(within).length,
      paths: arranged.filter(({ facts }) => facts.sectionBars.some(within)).map(({ path }) => path),
    }
  })
  const all = arranged.flatMap(({ facts }) => facts.sectionBars)
  const inEights = all.filter((bars) => bars % 8 === 0).length
  const most = highest(marks)
  return {
    id: 'sections',
    figures: { share: Math.round((100 * inEights) / all.length), bars: most?.label ?? '', songs: arranged.length },
    songs: arranged,
    picture: { kind: 'columns', along: 'bars', unit: 'sections', marked: '8', marks },
  }
}

function unchanged({ songs }: Library): MetricSketch | null {
  const known = songs.filter(({ facts }) => facts.longestUnchangedBars !== null)
  if (known.length < 2) return null
  return {
    id: 'unchanged',
    figures: { bars: median(known.map(({ facts }) => facts.longestUnchangedBars ?? 0)), songs: known.length },
    songs: known,
    picture: {
      kind: 'columns',
      along: 'bars',
      unit: 'songs',
      marked: null,
      marks: histogram(
        known,
        ({ facts }) => facts.longestUnchangedBars,
        8,
        (from) => `${String(from)}–${String(from + 7)}`,
      ),
    },
  }
}

function copies({ songs }: Library): MetricSketch | null {
  const known = songs.filter(({ facts }) => facts.copyShare !== null)
  if (known.length < 2) return null
  return {
    id: 'copies',
    figures: {
      share: Math.round(100 * median(known.map(({ facts }) => facts.copyShare ?? 0))),
      songs: known.length,
    },
    songs: known,
    picture: {
      kind: 'dots',
      x: 'seconds',
      y: 'share',
      unit: 'share',
      marks: known.map(({ name, path, facts }) => ({
        label: name,
        value: facts.copyShare ?? 0,
        paths: [path],
        x: facts.lengthSeconds,
        y: facts.copyShare ?? 0,
        size: 0.2,
      })),
    },
  }
}

const SONG_SECONDS = 60
const SHOWN = 40
const SECTION_BARS = [1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33]
