import type { AutomationEnvelope, LiveSet, MainTrack, Track } from '@kvint/als'
import { firstWhere } from '../song/first-where.ts'
import { isBesideFader, SILENT_SEND_DB } from './beside-fader.ts'
import { nextTrack } from './next-track.ts'
import { closedParts, faderCurve, throughBoth, type FaderCurve, type Stretch } from './fader-curve.ts'

/** Where what a track plays between two beats comes through, in order; once, all of it, where no automation closes its way. */
export type OpenStretches = (trackId: number, within: Stretch) => readonly Stretch[]

/**
 * When automation lets the tracks of an arrangement be heard: a sound passes its own fader and activator, those of the
 * groups or tracks that it goes through, and those of the main track. A main track that is held down from start to end
 * closes none of them, as all would be silent. Where a part is closed for less than a beat, that is its rhythm.
 *
 * `openStretches(set, 256)(4, { start: 0, end: 64 })` → `[{ start: 32, end: 64 }]`
 */
export function openStretches(
  { tracks, main, areSendsPreFader }: Pick<LiveSet, 'tracks' | 'main' | 'areSendsPreFader'>,
  lengthBeats: number,
): OpenStretches {
  const song = { start: 0, end: lengthBeats }
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const mainWay = main ? wayOfMain(main, song) : OPEN_WAY
  const ways = new Map<Track, Way>()
  const returns = tracks.filter(({ kind }) => kind === 'return')
  const wayOf = (track: Track): Way => {
    const passed: Track[] = []
    let next: Track | 'main' | null = track
    while (next && next !== 'main' && !ways.has(next)) {
      // A loop in a broken file ends here.
      ways.set(next, OPEN_WAY)
      passed.push(next)
      next = nextAfter(next, byId, returns)
    }
    let way = next === 'main' ? mainWay : ((next && ways.get(next)) ?? OPEN_WAY)
    for (const one of passed.toReversed()) {
      const own = wayThrough(one.automation, playedOn(one) ?? song, isBesideFader(one, areSendsPreFader))
      way = { curve: throughBoth(own.curve, way.curve), off: [...own.off, ...way.off] }
      ways.set(one, way)
    }
    return way
  }
  const closed = new Map<number, readonly Stretch[]>()
  return (trackId, within) => {
    const track = byId.get(trackId)
    if (!track) return [within]
    const shut = closed.get(trackId) ?? closedOn(wayOf(track))
    closed.set(trackId, shut)
    const open = without(shut, within)
    return open.length > MOST_OPENINGS ? [within] : open
  }
}

/** What a sound meets on its way out: faders, and where an activator is off. */
type Way = { readonly curve: FaderCurve; readonly off: readonly Stretch[] }

function wayOfMain({ automation }: MainTrack, song: Stretch): Way {
  return isHeldDown(automation, song) ? OPEN_WAY : wayThrough(automation, song, false)
}

/**
 * Whether the automation of a fader never rises above −60 dB between two beats.
 *
 * `isHeldDown(set.main.automation, { start: 0, end: 256 })` → `true` for a song that can’t be heard
 */
export function isHeldDown(automation: readonly AutomationEnvelope[], within: Stretch): boolean {
  return automation.some(
    ({ target, events }) =>
      target.kind === 'mixer' &&
      target.parameter === 'volume' &&
      faderCurve(events, within).every(({ gain }) => gain === 0),
  )
}

function wayThrough(automation: readonly AutomationEnvelope[], song: Stretch, isBesideFader: boolean): Way {
  let { curve } = OPEN_WAY
  const off: Stretch[] = []
  for (const { target, events } of automation) {
    if (target.kind !== 'mixer') continue
    if (target.parameter === 'mute') for (const part of closedParts(asSwitch(events))) off.push(part)
    if (target.parameter === 'volume' && !isBesideFader) curve = throughBoth(curve, faderCurve(events, song))
  }
  return { curve, off }
}

/** From the first clip of a track to the end of its last: where its fader stands beside them says nothing. */
function playedOn({ arrangementClips }: Track): Stretch | null {
  if (arrangementClips.length === 0) return null
  return arrangementClips.reduce(
    ({ start, end }, clip) => ({ start: Math.min(start, clip.startBeats), end: Math.max(end, clip.endBeats) }),
    { start: Infinity, end: -Infinity },
  )
}

/** A switch stays as it was until it is turned. */
function asSwitch(events: AutomationEnvelope['events']): FaderCurve {
  return events.flatMap(({ timeBeats, value }, index) => {
    const before = events[index - 1]
    const now = { beats: timeBeats, gain: value }
    return before ? [{ beats: timeBeats, gain: before.value }, now] : [now]
  })
}

/** The next that a sound passes; `null` where it leaves the set beside the main track. Of returns only their end is looked at. */
function nextAfter(track: Track, byId: ReadonlyMap<number, Track>, returns: readonly Track[]): Track | 'main' | null {
  if (track.output?.target.startsWith('AudioOut/None')) {
    const fed = track.mixer.sends.filter(({ levelDb }) => levelDb > SILENT_SEND_DB)
    return fed.some(({ returnIndex }) => returns[returnIndex]?.output?.trackId === 'main') ? 'main' : null
  }
  const next = nextTrack(track)
  return next === 'main' || next === null ? next : (byId.get(next) ?? null)
}

function closedOn({ curve, off }: Way): Stretch[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of [...closedParts(curve), ...off].toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end + HAIR_BEATS) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined.filter(({ start, end }) => end - start >= SHORTEST_REST_BEATS)
}

/** What is left of a stretch; `closed` is in order and does not overlap. */
function without(closed: readonly Stretch[], { start, end }: Stretch): Stretch[] {
  const open: Stretch[] = []
  let from = start
  for (let index = firstWhere(closed, (shut) => shut.end > start); index < closed.length; index++) {
    const shut = closed[index]
    if (!shut || shut.start >= end) break
    if (shut.start - from > HAIR_BEATS) open.push({ start: from, end: shut.start })
    from = shut.end
  }
  if (end - from > HAIR_BEATS || from === start) open.push({ start: from, end })
  return open
}

const OPEN_WAY: Way = { curve: [], off: [] }
/** A beat in which nothing sounds is a rest; a shorter one is a gate or a chop. */
const SHORTEST_REST_BEATS = 1
/** A part that opens and closes more often within one clip is chopped, all through it. */
const MOST_OPENINGS = 256
const HAIR_BEATS = 1 / 16
