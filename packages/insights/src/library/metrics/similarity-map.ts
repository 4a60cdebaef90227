import type { LibrarySong } from '../library-song.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'
import { principalAxes } from './principal-axes.ts'

export const similarityMetrics = makers('order', map)

/** Songs on a plane: near means alike in tempo, length, size, sound, notes and form. */
function map({ songs }: Library): MetricSketch | null {
  if (songs.length < FEWEST_SONGS) return null
  const places = principalAxes(songs.map(traitsOf))
  const outermost = places
    .map(({ x, y }, index) => ({ index, distance: Math.hypot(x, y) }))
    .toSorted((a, b) => b.distance - a.distance)[0]
  const unlike = outermost && songs[outermost.index]
  if (!unlike) return null
  return {
    id: 'map',
    figures: { songs: songs.length, name: unlike.name },
    songs,
    picture: {
      kind: 'dots',
      x: 'none',
      y: 'none',
      unit: 'none',
      marks: songs.map(({ name, path }, index) => ({
        label: name,
        value: Math.round(100 * Math.hypot(places[index]?.x ?? 0, places[index]?.y ?? 0)) / 100,
        paths: [path],
        x: places[index]?.x ?? 0,
        y: places[index]?.y ?? 0,
        size: 0.2,
      })),
    },
  }
}

function traitsOf({ facts }: LibrarySong): number[] {
  return [
    Math.log2(Math.max(facts.bpm, 20)),
    Math.log2(facts.lengthSeconds + 10),
    Math.log2(facts.trackCount + 1),
    Math.log2(facts.deviceCount + 1),
    Math.log2(facts.samples.length + 1),
    Math.log2(facts.plugins.length + 1),
    Math.log2(facts.romans.length + 1),
    facts.copyShare ?? 0.5,
    Math.log2((facts.longestUnchangedBars ?? 8) + 1),
    Math.log2((facts.automationEvents * 60) / Math.max(facts.lengthSeconds, 10) + 1),
    facts.key && /minor|dorian|phrygian/.test(facts.key.mode) ? 0 : 1,
    facts.timing ? facts.timing.onGrid / facts.timing.notes : 1,
  ]
}

const FEWEST_SONGS = 4
