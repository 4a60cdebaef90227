import { median } from '../../checks/midi/statistics.ts'
import { plain } from '../../words/number-words.ts'
import type { LibrarySong } from '../library-song.ts'
import { countBy, histogram } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const mixMetrics = makers('mix', mainChains, pans, reverbs, automation)

function mainChains({ songs }: Library): MetricSketch | null {
  const marks = countBy(songs, ({ facts }) => (facts.mainChain.length === 0 ? [] : [facts.mainChain.join(' → ')]))
    .slice(0, SHOWN_CHAINS)
    .map((mark) => ({ ...mark, steps: mark.label.split(' → ') }))
  const [most] = marks
  if (!most || songs.length < 2) return null
  const bare = songs.filter(({ facts }) => facts.mainChain.length === 0).length
  return {
    id: 'main-chains',
    figures: { chain: most.label, most: most.value, songs: songs.length, bare },
    songs,
    picture: { kind: 'chains', unit: 'songs', marks },
  }
}

function pans({ songs }: Library): MetricSketch | null {
  const placed = songs.flatMap(({ path, facts }) =>
    facts.pans
      .filter(({ role }) => role !== 'unknown')
      .map(({ role, pan }) => ({ path, role, pan: nearestTenth(pan) })),
  )
  const aside = placed.filter(({ pan }) => pan !== 0)
  if (placed.length < FEWEST_TRACKS) return null
  const marks = [...Map.groupBy(placed, ({ role, pan }) => `${role} ${String(pan)}`).values()].flatMap((found) => {
    const [first] = found
    return first
      ? [
          {
            label: `${first.role} ${nameOfPan(first.pan)}`,
            value: found.length,
            paths: [...new Set(found.map(({ path }) => path))],
            pan: first.pan,
            role: first.role,
          },
        ]
      : []
  })
  return {
    id: 'pans',
    figures: { share: Math.round((100 * (placed.length - aside.length)) / placed.length), tracks: placed.length },
    songs: songs.filter(({ facts }) => facts.pans.length > 0),
    picture: {
      kind: 'fan',
      unit: 'tracks',
      marks: marks.toSorted((a, b) => (a.role < b.role ? -1 : a.role > b.role ? 1 : a.pan - b.pan)),
    },
  }
}

function reverbs({ songs }: Library): MetricSketch | null {
  const wet = songs.filter(({ facts: { reverb } }) => reverb.inserts + reverb.sends > 0)
  if (wet.length < 2) return null
  const spots = Map.groupBy(wet, ({ facts: { reverb } }) => `${String(reverb.inserts)} ${String(reverb.sends)}`)
  const most = Math.max(...[...spots.values()].map((found) => found.length))
  const marks = [...spots.values()].flatMap((found) => {
    const reverb = found[0]?.facts.reverb
    return reverb
      ? [
          {
            label: `${String(reverb.inserts)} / ${String(reverb.sends)}`,
            value: found.length,
            paths: found.map(({ path }) => path),
            x: reverb.inserts,
            y: reverb.sends,
            size: found.length / most,
          },
        ]
      : []
  })
  return {
    id: 'reverbs',
    figures: { many: wet.filter(({ facts }) => facts.reverb.inserts >= MANY_INSERTS).length, songs: wet.length },
    songs: wet,
    picture: { kind: 'dots', x: 'reverbs', y: 'sends', unit: 'songs', marks },
  }
}

function automation({ songs }: Library): MetricSketch | null {
  const arranged = songs.filter(({ facts }) => facts.lengthOf === 'arrangement' && facts.lengthSeconds > 0)
  if (arranged.length < 2) return null
  const perMinute = ({ facts }: LibrarySong) => (facts.automationEvents * 60) / facts.lengthSeconds
  const none = arranged.filter(({ facts }) => facts.automationEvents === 0)
  const moving = histogram(
    arranged.filter(({ facts }) => facts.automationEvents > 0),
    perMinute,
    AUTOMATION_STEP,
    (from) => `${String(from)}–${String(from + AUTOMATION_STEP)}`,
  )
  return {
    id: 'automation',
    figures: { none: none.length, songs: arranged.length, middle: plain(median(arranged.map(perMinute)), 0) },
    songs: arranged,
    picture: {
      kind: 'columns',
      along: 'perMinute',
      unit: 'songs',
      marked: '0',
      marks: [{ label: '0', value: none.length, paths: none.map(({ path }) => path) }, ...moving],
    },
  }
}

function nearestTenth(pan: number): number {
  return Math.round(pan * 10) / 10 + 0
}

/** As Live writes it: `30L`, `C`, `30R`, of 50. */
function nameOfPan(pan: number): string {
  return pan === 0 ? 'C' : `${String(Math.round(Math.abs(pan) * 50))}${pan < 0 ? 'L' : 'R'}`
}

const SHOWN_CHAINS = 12
const FEWEST_TRACKS = 8
const MANY_INSERTS = 4
const AUTOMATION_STEP = 20
