import { median } from '../../checks/midi/statistics.ts'
import { list } from '../../words/name-words.ts'
import { countBy, tenths } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'
import { commonSkeleton, overlap, skeletonOf } from './skeleton.ts'

export const orderMetrics = makers('order', naming, colours, template, people)

function naming({ songs }: Library): MetricSketch | null {
  const tracked = songs.filter(({ facts }) => facts.trackCount > 0)
  if (tracked.length < 2) return null
  const half = tracked.filter(({ facts }) => facts.unnamedTracks * 2 > facts.trackCount).length
  return {
    id: 'naming',
    figures: { half, songs: tracked.length },
    songs: tracked,
    picture: {
      kind: 'columns',
      along: 'share',
      unit: 'songs',
      marked: null,
      marks: tenths(tracked, ({ facts }) => facts.unnamedTracks / facts.trackCount),
    },
  }
}

function colours({ songs }: Library): MetricSketch | null {
  const tracks = songs.flatMap(({ path, facts }) =>
    facts.colours.filter(({ role }) => role !== 'unknown').map((one) => ({ ...one, path })),
  )
  const roles = mostOf(tracks.map(({ role }) => role)).slice(0, SHOWN_ROLES)
  const shades = mostOf(tracks.map(({ color }) => color)).slice(0, SHOWN_COLOURS)
  if (roles.length < 2 || shades.length < 2) return null
  const marks = roles.flatMap((role, row) =>
    shades.flatMap((color, column) => {
      const found = tracks.filter((track) => track.role === role && track.color === color)
      return found.length === 0
        ? []
        : [
            {
              label: `${role}, ${color}`,
              value: found.length,
              paths: [...new Set(found.map(({ path }) => path))],
              row,
              column,
              color,
            },
          ]
    }),
  )
  const steady = roles
    .map((role) => ({ role, ...steadiness(tracks.filter((track) => track.role === role).map(({ color }) => color)) }))
    .filter(({ tracks: count }) => count >= FEWEST_TRACKS)
    .toSorted((a, b) => b.share - a.share)[0]
  if (!steady) return null
  return {
    id: 'colours',
    figures: { role: steady.role, share: Math.round(steady.share * 100), tracks: steady.tracks },
    songs: songs.filter(({ facts }) => facts.colours.length > 0),
    picture: { kind: 'cells', unit: 'tracks', rows: roles, columns: shades, marks },
  }
}

function steadiness(shades: readonly string[]): { readonly share: number; readonly tracks: number } {
  const [most] = countBy(
    shades.map((color, index) => ({ path: String(index), color })),
    ({ color }) => [color],
  )
  return { share: (most?.value ?? 0) / Math.max(shades.length, 1), tracks: shades.length }
}

function mostOf<Value extends string>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value)
}

/** How much of the tracks that she usually begins with each song still has. */
function template({ songs, projects }: Library): MetricSketch | null {
  const skeletons = songs.flatMap((song) => {
    const save = projects.find(({ current }) => current.path === song.path)?.current.save
    return save && save.trackNames.length > 0 ? [{ song, names: skeletonOf(save.trackNames) }] : []
  })
  const common = commonSkeleton(skeletons.map(({ names }) => names))
  if (skeletons.length < FEWEST_SONGS || common.size < 2) return null
  const near = skeletons.map(({ song, names }) => ({ song, share: overlap(names, common) }))
  const from = near.filter(({ share }) => share >= MOST_OF_IT)
  const isDated = near.every(({ song }) => song.at !== null)
  return {
    id: 'template',
    figures: {
      songs: skeletons.length,
      same: from.length,
      tracks: list([...common]),
      middle: Math.round(100 * median(near.map(({ share }) => share))),
    },
    songs: skeletons.map(({ song }) => song),
    picture: {
      kind: 'dots',
      x: isDated ? 'date' : 'none',
      y: 'share',
      unit: 'share',
      marks: near
        .toSorted((a, b) => (a.song.at ?? 0) - (b.song.at ?? 0))
        .map(({ song, share }, index) => ({
          label: song.name,
          value: share,
          paths: [song.path],
          x: isDated ? (song.at ?? 0) : index,
          y: share,
          size: 0.2,
        })),
    },
  }
}

function people({ songs }: Library): MetricSketch | null {
  const marks = countBy(songs, ({ facts }) => facts.people)
  if (marks.length < 2) return null
  return {
    id: 'people',
    figures: { accounts: marks.length, names: list(marks.slice(0, 3).map(({ label }) => label)), songs: songs.length },
    songs: songs.filter(({ facts }) => facts.people.length > 0),
    picture: { kind: 'ranked', unit: 'songs', marks: marks.slice(0, SHOWN_PEOPLE) },
  }
}

const FEWEST_SONGS = 3
const FEWEST_TRACKS = 3
const SHOWN_ROLES = 10
const SHOWN_COLOURS = 12
const SHOWN_PEOPLE = 12
const MOST_OF_IT = 0.8
