import { everythingTold } from '../everything-told.ts'
import { barsBetween } from '../music/bars.ts'
import type { Report } from '../schema/report.ts'
import type { TrackReport } from '../schema/track-report.ts'
import type { Change, FindingChange, PlacedName, SongChange, TrackChange } from './change.ts'
import { compareClips } from './compare-clips.ts'
import { matchTracks, type TrackPair } from './match-tracks.ts'

/**
 * What changed from one report to another: the song first, then track by track, then what is to be told about it. The
 * command line, the page and the MCP server each put these into words, and nothing else.
 *
 * ```ts
 * compare(reportOfMonday, reportOfToday)
 * // [{ kind: 'tempo', before: 118, after: 120 }, { kind: 'volume', track: 'Bass', trackId: 12, before: -6, after: -3 }]
 * ```
 */
export function compare(before: Report, after: Report): readonly Change[] {
  const clips = compareClips(before, after)
  return [
    ...songChanges(before, after),
    ...matchTracks(before.tracks, after.tracks).flatMap((pair) => trackChanges(pair, clips)),
    ...findingChanges(before, after),
  ]
}

function songChanges(before: Report, after: Report): SongChange[] {
  const [was, now] = [before.overview, after.overview]
  const key = ({ harmony }: Report) => (harmony.kind === 'known' ? harmony.key.name : null)
  const values: SongChange[] = [
    { kind: 'tempo', before: round(was.tempo.bpm), after: round(now.tempo.bpm) },
    { kind: 'meter', before: was.meter, after: now.meter },
    { kind: 'key', before: key(before), after: key(after) },
    { kind: 'length', before: Math.round(was.lengthBars), after: Math.round(now.lengthBars) },
    { kind: 'stage', before: was.stage.stage, after: now.stage.stage },
    { kind: 'form', before: sections(before), after: sections(after) },
  ]
  const names = (report: Report) => report.arrangement.locators.map(({ name }) => name)
  const plugins = (report: Report) => report.overview.plugins.map(({ name }) => name)
  return [
    ...values.filter((change) => 'before' in change && JSON.stringify(change.before) !== JSON.stringify(change.after)),
    ...difference('locators', names(before), names(after)),
    ...difference('plugins', plugins(before), plugins(after)),
  ]
}

function sections({ arrangement: { sections: all, meters } }: Report): PlacedName[] {
  return all.map(({ label, startBeats, endBeats }) => ({
    name: label,
    bars: barsBetween(meters, startBeats, endBeats),
  }))
}

function difference(kind: 'locators' | 'plugins', before: readonly string[], after: readonly string[]): SongChange[] {
  const [added, removed] = [without(after, before), without(before, after)]
  return added.length + removed.length > 0 ? [{ kind, added, removed }] : []
}

function trackChanges(
  { before, after }: TrackPair<TrackReport>,
  clips: ReturnType<typeof compareClips>,
): TrackChange[] {
  if (!before || !after) {
    const only = after ?? before
    return only ? [{ kind: after ? 'trackAdded' : 'trackRemoved', track: only.name, trackId: only.id }] : []
  }
  const of = { track: after.name, trackId: after.id }
  const added = without(after.devices, before.devices)
  const removed = without(before.devices, after.devices)
  const changes: readonly (TrackChange | false)[] = [
    isRenamed(before, after) && { kind: 'trackRenamed', ...of, before: before.name, after: after.name },
    Math.abs(before.volumeDb - after.volumeDb) >= HEARD_DB && {
      kind: 'volume',
      ...of,
      before: round(before.volumeDb),
      after: round(after.volumeDb),
    },
    Math.abs(before.pan - after.pan) >= HEARD_PAN && {
      kind: 'pan',
      ...of,
      before: round(before.pan),
      after: round(after.pan),
    },
    before.isHeard !== after.isHeard && { kind: 'heard', ...of, isHeard: after.isHeard },
    before.isSoloed !== after.isSoloed && { kind: 'solo', ...of, isSoloed: after.isSoloed },
    added.length + removed.length > 0 && { kind: 'devices', ...of, added, removed },
  ]
  return [
    ...changes.filter((change) => change !== false),
    ...clips(before, after).map((change) => ({ ...of, ...change })),
  ]
}

/** Live numbers tracks without a name of their own by their place: `3-MIDI` that moves is not renamed. */
function isRenamed(before: TrackReport, after: TrackReport): boolean {
  return before.name !== after.name && !(NUMBERED_BY_LIVE.test(before.name) && NUMBERED_BY_LIVE.test(after.name))
}

/** By check, which finds at most one thing in a set: that it now names other tracks settles nothing. */
function findingChanges(before: Report, after: Report): FindingChange[] {
  const [was, now] = [everythingTold(before), everythingTold(after)]
  const earlier = new Map(was.map((finding) => [finding.checkId, finding]))
  const later = new Set(now.map(({ checkId }) => checkId))
  return [
    ...was
      .filter(({ checkId }) => !later.has(checkId))
      .map(({ id, claim }) => ({ kind: 'findingGone', id, claim }) as const),
    ...now.flatMap(({ id, checkId, claim }): FindingChange[] => {
      const old = earlier.get(checkId)
      if (!old) return [{ kind: 'findingNew', id, claim }]
      return old.id === id ? [] : [{ kind: 'findingNow', id, claim }]
    }),
  ]
}

/** What the first holds more often than the second. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Less is the rounding of a fader. */
const HEARD_DB = 0.1
const HEARD_PAN = 0.01
const NUMBERED_BY_LIVE = /^\d+[- ]/
