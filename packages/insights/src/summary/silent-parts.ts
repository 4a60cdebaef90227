import type { Report, TrackReport } from '@kvint/report'
import { groupsAround } from '../tracks/groups-around.ts'
import { leftBySolo } from '../tracks/left-by-solo.ts'
import { namesOf } from './part-names.ts'
import type { SilentTurn, SummaryTurn } from './summary-turn.ts'
import { songHolders } from './whole-songs.ts'
import type { unheardParts, WhyUnheard } from './unheard-parts.ts'

/** What is not heard as the set is saved, and why; `null` where all is. */
export function silentParts(
  { tracks, arrangement }: Pick<Report, 'tracks' | 'arrangement'>,
  parts: readonly TrackReport[],
  unheard: ReturnType<typeof unheardParts>,
  isOnTop: boolean,
): SilentTurn | null {
  const whys = parts.flatMap(({ id }) => [unheard.get(id) ?? []].filter(({ length }) => length > 0))
  if (whys.length === 0) return null
  // Of a single part the first reason is enough.
  const told = whys.length === 1 ? whys.map((why) => why.slice(0, 1)) : whys
  const count = (reason: WhyUnheard) => told.filter((why) => why.includes(reason)).length
  return {
    kind: 'silent',
    silentCount: whys.length,
    partCount: parts.length,
    isOnTop,
    switchedOff: count('off'),
    monitored: count('monitor'),
    fadersDown: count('fader'),
    withoutInstrument: count('instrument'),
    groups: groupsOff(
      tracks,
      parts.filter(({ id }) => unheard.get(id)?.includes('off')),
    ),
    songs: namesOf(
      songHolders(
        arrangement,
        parts.filter(({ id }) => unheard.has(id)),
      ),
    ),
  }
}

/** The groups that these lie in and that are off with them; none where one lies in no such group, or where they are many. */
function groupsOff(tracks: readonly TrackReport[], off: readonly TrackReport[]): string[] {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const groups = new Set(off.map((part) => groupsAround(part, byId).findLast(({ isHeard }) => !isHeard)))
  return groups.size > MOST_GROUPS || groups.has(undefined)
    ? []
    : namesOf([...groups].filter((group) => group !== undefined))
}

/** Solo that leaves nothing to hear, or fewer than half of the parts. */
export function silencedBySolo({ tracks }: Report, parts: readonly TrackReport[]): SummaryTurn | null {
  const left = leftBySolo(tracks)
  const heard = parts.filter(({ id }) => left?.has(id))
  if (!left || heard.length * 2 >= parts.length) return null
  const soloed = heard.length > 0 ? heard : tracks.filter(({ isSoloed }) => isSoloed)
  return { kind: 'soloed', names: namesOf(soloed), isHeard: heard.length > 0 }
}

const MOST_GROUPS = 2
