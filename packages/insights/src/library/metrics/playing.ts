import { median } from '../../checks/midi/statistics.ts'
import { tenths } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const playingMetrics = makers('playing', grid, velocities, loopLengths)

function grid({ songs }: Library): MetricSketch | null {
  const timed = songs.filter(({ facts }) => facts.timing !== null)
  if (timed.length < 2) return null
  const shareOf = ({ facts: { timing } }: (typeof timed)[number]) => (timing ? timing.onGrid / timing.notes : null)
  const onlyGrid = timed.filter((song) => (shareOf(song) ?? 0) > STRAIGHT).length
  const grooved = timed.filter(({ facts }) => (facts.timing?.groovedClips ?? 0) > 0).length
  return {
    id: 'grid',
    figures: { straight: onlyGrid, songs: timed.length, grooved },
    songs: timed,
    picture: { kind: 'columns', along: 'share', unit: 'songs', marked: null, marks: tenths(timed, shareOf) },
  }
}

function velocities({ songs }: Library): MetricSketch | null {
  const played = songs.flatMap(({ path, at, facts }) => facts.velocities.map((spread) => ({ path, at, spread })))
  const byRole = Map.groupBy(played, ({ spread }) => spread.role)
  const marks = [...byRole]
    .filter(([, spreads]) => spreads.length > 1)
    .map(([role, spreads]) => {
      const middle = (key: 'low' | 'q1' | 'median' | 'q3' | 'high') => median(spreads.map(({ spread }) => spread[key]))
      return {
        label: role,
        value: middle('median'),
        low: middle('low'),
        q1: middle('q1'),
        q3: middle('q3'),
        high: middle('high'),
        paths: spreads.map(({ path }) => path),
      }
    })
    .toSorted((a, b) => a.q3 - a.q1 - (b.q3 - b.q1))
  const [flattest] = marks
  if (!flattest) return null
  const behind = songs.filter(({ facts }) => facts.velocities.length > 0)
  return {
    id: 'velocities',
    figures: { role: flattest.label, from: flattest.q1, to: flattest.q3, songs: flattest.paths.length },
    songs: behind,
    picture: { kind: 'ranges', unit: 'velocity', marks },
  }
}

function loopLengths({ songs }: Library): MetricSketch | null {
  const looped = songs.filter(({ facts }) => facts.loops.length > 0)
  if (looped.length < 2) return null
  const marks = LOOP_BARS.map((bars, index) => {
    const below = LOOP_BARS[index + 1] ?? Number.POSITIVE_INFINITY
    const holds = (length: number) => length >= bars && length < below
    const paths = looped.filter(({ facts }) => facts.loops.some((loop) => holds(loop.bars))).map(({ path }) => path)
    const clips = looped
      .flatMap(({ facts }) => facts.loops)
      .reduce((sum, loop) => sum + (holds(loop.bars) ? loop.clips : 0), 0)
    return { label: labelOf(bars, below), value: clips, paths }
  })
  const most = marks.toSorted((a, b) => b.value - a.value)[0]
  const all = marks.reduce((sum, { value }) => sum + value, 0)
  if (!most || all === 0) return null
  return {
    id: 'loop-lengths',
    figures: { share: Math.round((100 * most.value) / all), bars: most.label, songs: looped.length },
    songs: looped,
    picture: { kind: 'columns', along: 'bars', unit: 'clips', marked: null, marks },
  }
}

function labelOf(bars: number, below: number): string {
  if (bars === 0) return '< 1'
  return below === Number.POSITIVE_INFINITY
    ? `${String(bars)}+`
    : below - bars > 1
      ? `${String(bars)}–${String(below - 1)}`
      : String(bars)
}

const LOOP_BARS = [0, 1, 2, 4, 8, 16, 32]
/** Of the notes: what a played part hardly reaches. */
const STRAIGHT = 0.99
