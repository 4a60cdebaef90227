import { median } from '../../checks/midi/statistics.ts'
import { highest, histogram } from '../marks.ts'
import { timeOfSave } from '../library-song.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const saveTimeMetrics = makers('saving', rhythm, sessions, returns, churn)

type Moment = { readonly path: string; readonly at: number }

function rhythm(library: Library): MetricSketch | null {
  const moments = momentsOf(library)
  if (moments.length < FEWEST_SAVES) return null
  const cells = Map.groupBy(moments, ({ at }) => {
    const date = new Date(at)
    return ((date.getUTCDay() + 6) % 7) * 24 + date.getUTCHours()
  })
  const marks = [...cells]
    .toSorted(([a], [b]) => a - b)
    .map(([cell, found]) => {
      const [row, column] = [Math.floor(cell / 24), cell % 24]
      return {
        label: `${WEEKDAYS[row] ?? ''} ${String(column).padStart(2, '0')}:00`,
        value: found.length,
        paths: [...new Set(found.map(({ path }) => path))],
        row,
        column,
        color: null,
      }
    })
  const most = highest(marks)
  if (!most) return null
  return {
    id: 'save-rhythm',
    figures: { hour: most.column, day: WEEKDAYS[most.row] ?? '', most: most.value, saves: moments.length },
    songs: songsOf(library),
    picture: { kind: 'cells', unit: 'saves', rows: WEEKDAYS, columns: HOURS, marks },
  }
}

function sessions(library: Library): MetricSketch | null {
  const moments = momentsOf(library).toSorted((a, b) => a.at - b.at)
  const chains: Moment[][] = []
  for (const moment of moments) {
    const last = chains.at(-1)
    const before = last?.at(-1)
    if (last && before && moment.at - before.at < SESSION_GAP_MS) last.push(moment)
    else chains.push([moment])
  }
  const worked = chains
    .filter((chain) => (chain.at(-1)?.at ?? 0) - (chain[0]?.at ?? 0) >= SHORTEST_SESSION_MS)
    .map((chain) => ({
      path: chain[0]?.path ?? '',
      paths: [...new Set(chain.map(({ path }) => path))],
      minutes: ((chain.at(-1)?.at ?? 0) - (chain[0]?.at ?? 0)) / 60_000,
    }))
  if (worked.length < 2) return null
  const marks = histogram(
    worked.map((one, index) => ({ ...one, path: String(index) })),
    ({ minutes }) => minutes,
    SESSION_STEP,
    (from) => `${String(from)}–${String(from + SESSION_STEP)}`,
  ).map((mark) => ({ ...mark, paths: [...new Set(mark.paths.flatMap((index) => worked[Number(index)]?.paths ?? []))] }))
  return {
    id: 'sessions',
    figures: { middle: Math.round(median(worked.map(({ minutes }) => minutes))), sessions: worked.length },
    songs: songsOf(library),
    picture: { kind: 'columns', along: 'minutes', unit: 'saves', marked: null, marks },
  }
}

/**
 * After how long a pause she still came back: the share of pauses that lasted at least so many days and then ended
 * with a save. A pause that still lasts counts until now and not beyond (Kaplan and Meier 1958).
 */
function returns({ projects, now }: Library): MetricSketch | null {
  if (now === null) return null
  const pauses = projects.flatMap(({ saves, current }) => {
    const times = saves.flatMap((save) => timeOfSave(save) ?? [])
    const last = times.at(-1)
    const ended = times.slice(1).map((at, index) => ({ days: (at - (times[index] ?? at)) / DAY_MS, hasEnded: true }))
    const open = last === undefined ? [] : [{ days: Math.max(0, now - last) / DAY_MS, hasEnded: false }]
    return [...ended, ...open].map((pause) => ({ ...pause, path: current.path }))
  })
  const ended = pauses.filter(({ hasEnded, days }) => hasEnded && days > 1)
  if (ended.length < FEWEST_PAUSES) return null
  let staysAway = 1
  const points: (readonly [number, number])[] = [[0, 1]]
  for (const [days, at] of [...Map.groupBy(pauses, ({ days }) => Math.ceil(days))].toSorted(([a], [b]) => a - b)) {
    const atRisk = pauses.filter((pause) => Math.ceil(pause.days) >= days).length
    staysAway *= 1 - at.filter(({ hasEnded }) => hasEnded).length / atRisk
    points.push([days, Math.round(staysAway * 1000) / 1000])
  }
  return {
    id: 'returns',
    figures: {
      days: Math.round(median(ended.map(({ days }) => days))),
      longest: Math.round(Math.max(...ended.map(({ days }) => days))),
      returns: ended.length,
    },
    songs: [...new Set(pauses.map(({ path }) => path))].map((path) => ({ path, at: null })),
    picture: {
      kind: 'lines',
      x: 'days',
      y: 'share',
      isStepped: true,
      marks: [
        {
          label: 'away',
          value: ended.length,
          paths: [...new Set(ended.map(({ path }) => path))],
          points,
        },
      ],
    },
  }
}

/** Devices that came in one save, and whether the newest save still has them. */
function churn({ projects }: Library): MetricSketch | null {
  const counts = new Map<string, { kept: string[]; removed: string[] }>()
  for (const { saves, current } of projects) {
    const names = new Set(saves.flatMap(({ save }) => Object.keys(save.devices)))
    for (const name of names) {
      const held = saves.map(({ save }) => save.devices[name] ?? 0)
      const [first = 0, last = 0, most] = [held[0], held.at(-1), Math.max(...held)]
      if (most <= first) continue
      const found = counts.get(name) ?? { kept: [], removed: [] }
      if (last > first) found.kept.push(current.path)
      if (most > last) found.removed.push(current.path)
      counts.set(name, found)
    }
  }
  const all = [...counts].toSorted(
    ([, a], [, b]) => b.removed.length - a.removed.length || b.kept.length - a.kept.length,
  )
  const removed = all.reduce((sum, [, { removed: paths }]) => sum + paths.length, 0)
  const kept = all.reduce((sum, [, { kept: paths }]) => sum + paths.length, 0)
  const [most] = all
  if (!most || removed === 0) return null
  const shown = all.slice(0, SHOWN)
  return {
    id: 'churn',
    figures: { removed, added: removed + kept, device: most[0], times: most[1].removed.length },
    songs: projects.filter(({ saves }) => saves.length > 1).map(({ current }) => ({ path: current.path, at: null })),
    picture: {
      kind: 'stacks',
      unit: 'songs',
      columns: shown.map(([name]) => name),
      layers: ['kept', 'removed'],
      marks: shown.flatMap(([name, found], column) =>
        (['kept', 'removed'] as const).flatMap((fate, layer) =>
          found[fate].length === 0
            ? []
            : [{ label: `${name}, ${fate}`, value: found[fate].length, paths: found[fate], column, layer }],
        ),
      ),
    },
  }
}

function momentsOf({ projects }: Library): Moment[] {
  return projects.flatMap(({ saves, current }) =>
    saves.flatMap((save) => {
      const at = timeOfSave(save)
      return at === null ? [] : [{ path: current.path, at }]
    }),
  )
}

function songsOf({ projects }: Library): MetricSketch['songs'] {
  return projects.map(({ current }) => ({ path: current.path, at: timeOfSave(current) }))
}

const DAY_MS = 86_400_000
/** Two saves of one go stand closer; longer breaks are breaks. */
const SESSION_GAP_MS = 45 * 60_000
/** Two saves within a minute or two are one save and a second thought. */
const SHORTEST_SESSION_MS = 5 * 60_000
const SESSION_STEP = 30
const FEWEST_SAVES = 8
const FEWEST_PAUSES = 5
const SHOWN = 12
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))
