import { median } from '../../checks/midi/statistics.ts'
import type { SongFacts } from '../facts/song-facts.ts'
import type { LibrarySong } from '../library-song.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const thenAndNowMetrics = makers('saving', thenAndNow)

/** What can be used in a song or not. */
type Means = {
  readonly name: string
  /** Whether a song can show it: what no chord is known of shows no chords. */
  readonly isSeen: (facts: SongFacts) => boolean
  readonly times: (facts: SongFacts) => number
  /** Fewer times may be an error of the reading. */
  readonly atLeast: number
}
type Dated = LibrarySong & { readonly at: number }

/** What the later half of her songs uses and the earlier half does not: numbers of songs, and no word on progress. */
function thenAndNow({ songs }: Library): MetricSketch | null {
  const dated = songs.filter(isDated).toSorted((a, b) => a.at - b.at)
  const middle = Math.floor(dated.length / 2)
  const [earlier, later] = [dated.slice(0, middle), dated.slice(middle)]
  if (earlier.length < FEWEST_SONGS || centreOf(later) - centreOf(earlier) < SHORTEST_MS) return null
  const found = [...MEANS, ...devicesOf(later)]
    .flatMap((means) => newOf(means, earlier, later))
    .toSorted((a, b) => b.value - a.value)
  const [most] = found
  if (!most) return null
  return {
    id: 'then-and-now',
    claim: found.length === 1 ? 'main' : 'more',
    figures: {
      means: most.label,
      now: most.value,
      later: most.later,
      earlier: most.earlier,
      others: found.length - 1,
    },
    songs: dated,
    picture: {
      kind: 'ranked',
      unit: 'songs',
      marks: found.slice(0, SHOWN).map(({ label, value, paths }) => ({ label, value, paths })),
    },
  }
}

function newOf({ name, isSeen, times, atLeast }: Means, earlier: readonly Dated[], later: readonly Dated[]) {
  const [before, after] = [earlier, later].map((half) => half.filter(({ facts }) => isSeen(facts)))
  if (!before || !after || Math.min(before.length, after.length) < FEWEST_SONGS) return []
  const using = after.filter(({ facts }) => times(facts) >= atLeast)
  if (using.length < FEWEST_USES || before.some(({ facts }) => times(facts) > 0)) return []
  return [
    {
      label: name,
      value: using.length,
      paths: using.map(({ path }) => path),
      earlier: before.length,
      later: after.length,
    },
  ]
}

function devicesOf(songs: readonly Dated[]): Means[] {
  const namesOf = ({ devices, plugins }: SongFacts) => [...devices, ...plugins.map(({ name }) => name)]
  return [...new Set(songs.flatMap(({ facts }) => namesOf(facts)))].map((name) => ({
    name,
    isSeen: () => true,
    times: (facts) => (namesOf(facts).includes(name) ? 1 : 0),
    atLeast: 1,
  }))
}

function isDated(song: LibrarySong): song is Dated {
  return song.at !== null
}

function centreOf(songs: readonly Dated[]): number {
  return median(songs.map(({ at }) => at))
}

const hasChords = ({ romans }: SongFacts) => romans.length > 1
const hasArrangement = ({ lengthOf }: SongFacts) => lengthOf === 'arrangement'

const MEANS: readonly Means[] = [
  {
    name: 'secondary dominants',
    isSeen: hasChords,
    times: ({ romans }) => romans.filter((roman) => roman.includes('/')).length,
    atLeast: 2,
  },
  {
    name: 'chords rooted outside the key',
    isSeen: hasChords,
    times: ({ romans }) => romans.filter((roman) => /^[♭♯b#]/.test(roman)).length,
    atLeast: 2,
  },
  {
    name: 'a mode beside major and minor',
    isSeen: ({ key }) => key !== null,
    times: ({ key }) => (key && !/major|minor/.test(key.mode) ? 1 : 0),
    atLeast: 1,
  },
  { name: 'a meter other than 4/4', isSeen: () => true, times: ({ meter }) => (meter === '4/4' ? 0 : 1), atLeast: 1 },
  { name: 'automation', isSeen: hasArrangement, times: ({ automationEvents }) => automationEvents, atLeast: 1 },
  {
    name: 'a groove of the pool',
    isSeen: ({ timing }) => timing !== null,
    times: ({ timing }) => timing?.groovedClips ?? 0,
    atLeast: 1,
  },
  { name: 'a shared reverb', isSeen: () => true, times: ({ reverb }) => reverb.sends, atLeast: 1 },
]

/** Below three songs a half is no period. */
const FEWEST_SONGS = 3
/** Once may be a trial. */
const FEWEST_USES = 2
/** Two months between the middles of the halves. */
const SHORTEST_MS = 60 * 86_400_000
const SHOWN = 12
