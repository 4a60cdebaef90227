import { median } from '../../checks/midi/statistics.ts'
import { list } from '../../words/name-words.ts'
import { countBy, histogram, tenths } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'
import { spans } from './time-spans.ts'

export const deviceMetrics = makers('sounds', devices, plugins, formats, deviceCounts, offDevices, trackCounts)

function devices({ songs }: Library): MetricSketch | null {
  const marks = countBy(songs, ({ facts }) => facts.devices).slice(0, SHOWN)
  if (marks.length === 0 || songs.length < 2) return null
  return {
    id: 'devices',
    figures: { devices: list(marks.slice(0, 3).map(({ label }) => label)), songs: songs.length },
    songs,
    picture: { kind: 'ranked', unit: 'songs', marks },
  }
}

/** Each plug-in by the songs that rest on it and the last time that one of them was saved. */
function plugins({ songs }: Library): MetricSketch | null {
  const marks = countBy(songs, ({ facts }) => facts.plugins.map(({ name }) => name))
  const [most] = marks
  if (!most) return null
  const times = new Map(songs.flatMap(({ path, at }) => (at === null ? [] : [[path, at] as const])))
  const dots = marks.slice(0, SHOWN_PLUGINS).flatMap((mark) => {
    const last = Math.max(...mark.paths.map((path) => times.get(path) ?? Number.NEGATIVE_INFINITY))
    return Number.isFinite(last) ? [{ ...mark, x: last, y: mark.value, size: mark.value / most.value }] : []
  })
  const isDated = dots.length === Math.min(marks.length, SHOWN_PLUGINS) && dots.length > 2
  return {
    id: 'plugins',
    figures: { plugins: marks.length, plugin: most.label, most: most.value, songs: songs.length },
    songs: songs.filter(({ facts }) => facts.plugins.length > 0),
    picture: isDated
      ? { kind: 'dots', x: 'date', y: 'songs', unit: 'songs', marks: dots }
      : { kind: 'ranked', unit: 'songs', marks: marks.slice(0, SHOWN) },
  }
}

function formats({ songs }: Library): MetricSketch | null {
  const formatsOf = ({ facts }: (typeof songs)[number]) => [
    ...facts.plugins.map(({ format }) => format.toUpperCase()),
    ...(facts.hasMaxDevices ? ['Max for Live'] : []),
  ]
  const layers = countBy(songs, formatsOf)
  if (layers.length === 0) return null
  const { columns, columnOf } = spans(songs)
  const marks = columns.flatMap((name, column) =>
    layers.flatMap((layer, index) => {
      const paths = songs
        .filter((song) => columnOf(song) === column && formatsOf(song).includes(layer.label))
        .map(({ path }) => path)
      return paths.length === 0
        ? []
        : [{ label: [name, layer.label].filter(Boolean).join(', '), value: paths.length, paths, column, layer: index }]
    }),
  )
  const old = layers.find(({ label }) => label === 'VST2')
  return {
    id: 'formats',
    claim: old ? 'main' : 'none',
    figures: { share: Math.round((100 * (old?.value ?? 0)) / songs.length), songs: songs.length },
    songs,
    picture: { kind: 'stacks', unit: 'songs', columns, layers: layers.map(({ label }) => label), marks },
  }
}

function deviceCounts({ songs }: Library): MetricSketch | null {
  if (songs.length < 2) return null
  const most = Math.max(...songs.map(({ facts }) => facts.deviceCount))
  const step = most > 200 ? 50 : most > 60 ? 20 : 5
  return {
    id: 'device-counts',
    figures: {
      middle: median(songs.map(({ facts }) => facts.deviceCount)),
      top: median(songs.map(({ facts }) => facts.topDeviceCount)),
      songs: songs.length,
    },
    songs,
    picture: {
      kind: 'columns',
      along: 'devices',
      unit: 'songs',
      marked: null,
      marks: histogram(
        songs,
        ({ facts }) => facts.deviceCount,
        step,
        (from) => `${String(from)}–${String(from + step - 1)}`,
      ),
    },
  }
}

function offDevices({ songs }: Library): MetricSketch | null {
  const equipped = songs.filter(({ facts }) => facts.deviceCount > 0)
  const many = equipped.filter(({ facts }) => facts.offDeviceCount >= MANY_OFF).length
  if (equipped.length < 2 || equipped.every(({ facts }) => facts.offDeviceCount === 0)) return null
  return {
    id: 'off-devices',
    figures: { many, songs: equipped.length },
    songs: equipped,
    picture: {
      kind: 'columns',
      along: 'share',
      unit: 'songs',
      marked: null,
      marks: tenths(equipped, ({ facts }) => facts.offDeviceCount / facts.deviceCount),
    },
  }
}

function trackCounts({ songs }: Library): MetricSketch | null {
  if (songs.length < 2) return null
  return {
    id: 'tracks',
    figures: { middle: median(songs.map(({ facts }) => facts.trackCount)), songs: songs.length },
    songs,
    picture: {
      kind: 'columns',
      along: 'tracks',
      unit: 'songs',
      marked: null,
      marks: histogram(
        songs,
        ({ facts }) => facts.trackCount,
        5,
        (from) => `${String(from)}–${String(from + 4)}`,
      ),
    },
  }
}

const SHOWN = 24
const SHOWN_PLUGINS = 40
const MANY_OFF = 5
