import { movesWithin } from '../../arrangement/envelope-movement.ts'
import { longestLoop } from '../../arrangement/longest-loop.ts'
import { beatOfBar, type BarRange, type Message } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import type { Check, Sighting } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'
import { manual, term } from '../sources.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const longUnchangedStretch: Check = {
  id: 'AR03',
  title: 'A long stretch without change',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source: 'In 102 public sets the middle longest stretch is 16 bars; 32 is a rule of thumb',
  find: (song) =>
    song.picture.of === 'arrangement' && isMostlyHeard(song)
      ? still(song, unchangedClips(song) ?? repeatedBars(song))
      : null,
  learnMore: [term('Arrangement density', 'density'), manual('Arrangement View')],
  honesty:
    'Likely: filters and effects that move inside plug-ins are invisible to me. In minimal music, length is the point.',
}

/** Nothing where an envelope of the arrangement moves in the stretch: then something changes. */
function still({ set, picture: { meters } }: Song, sighting: Sighting | null): Sighting | null {
  const bars = sighting?.place?.bars
  if (!bars) return null
  const within = { start: beatOfBar(meters, bars.from), end: beatOfBar(meters, bars.to + 1) }
  const envelopes = [...set.tracks, ...(set.main ? [set.main] : [])].flatMap(({ automation }) => automation)
  return envelopes.some((envelope) => movesWithin(envelope, within)) ? null : sighting
}

function unchangedClips(song: Song): Sighting | null {
  const stretch = song.picture.form.longestUnchanged
  if (!stretch || lengthOf(stretch) < LONG_BARS) return null
  const playing = playingIn(song, stretch)
  if (playing.length === 0) return null
  return {
    claim: say`From bar ${String(stretch.from)} to bar ${String(stretch.to)} the same ${playing.length === 1 ? say`track plays` : say`${String(playing.length)} tracks play`} the same clips.`,
    ...shown(say`${count(lengthOf(stretch), 'bar')} without an entry, an exit or a new clip`, stretch, playing),
  }
}

function repeatedBars(song: Song): Sighting | null {
  const { parts, picture, activity } = song
  const heard = parts.filter(({ isAudible }) => isAudible)
  const loop = activity.barCount >= LONG_BARS ? longestLoop(heard, picture.meters, activity.barCount) : null
  if (!loop || lengthOf(loop.bars) < LONG_BARS) return null
  const { bars, periodBars } = loop
  const playing = playingIn(song, bars)
  if (playing.length === 0) return null
  const same = periodBars === 1 ? say`the same bar` : say`the same ${String(periodBars)} bars`
  return {
    claim: say`From bar ${String(bars.from)} to bar ${String(bars.to)} ${same} ${periodBars === 1 ? 'comes' : 'come'} again and again.`,
    ...shown(
      say`${count(lengthOf(bars), 'bar')} in which every track repeats after ${count(periodBars, 'bar')}`,
      bars,
      playing,
    ),
  }
}

function shown(
  what: Message,
  bars: BarRange,
  playing: readonly Part[],
): Pick<Sighting, 'evidence' | 'figures' | 'place'> {
  return {
    evidence: [
      aboutSet(what, bars),
      aboutSet(
        say`Playing: ${quotedTracks(
          playing.map(({ track }) => track),
          6,
        )}`,
        bars,
      ),
    ],
    figures: {
      bars: lengthOf(bars),
      middle: bars.from + PHRASE_BARS * Math.round(lengthOf(bars) / (2 * PHRASE_BARS)),
      part: playing[0]?.track.name ?? '',
    },
    place: { trackIds: playing.map(({ track }) => track.id), clipIds: [], bars },
  }
}

/** Those that are heard: a track that is set to Monitor In has clips there, and is silent. */
function playingIn({ activity, parts }: Song, bars: BarRange): Part[] {
  const ids = new Set(activity.tracks.slice(bars.from - 1, bars.to).flatMap((playing) => [...playing]))
  return parts.filter(({ track, isAudible }) => isAudible && ids.has(track.id))
}

function lengthOf({ from, to }: BarRange): number {
  return to - from + 1
}

const LONG_BARS = 32
const PHRASE_BARS = 8
