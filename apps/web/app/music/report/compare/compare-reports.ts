import type { Report, TrackReport } from '@kvint/insights'

/** One thing that differs between two saves of a set, or two sets. */
export type Change =
  | { readonly kind: 'tempo' | 'length'; readonly before: number; readonly after: number }
  | { readonly kind: 'key' | 'meter'; readonly before: string; readonly after: string }
  | { readonly kind: 'trackAdded' | 'trackRemoved'; readonly track: string }
  | { readonly kind: 'trackRenamed'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'volume' | 'pan' | 'clips' | 'notes'
      readonly track: string
      readonly before: number
      readonly after: number
    }
  | { readonly kind: 'heard'; readonly track: string; readonly isHeard: boolean }
  | {
      readonly kind: 'devices'
      readonly track: string
      readonly added: readonly string[]
      readonly removed: readonly string[]
    }
  | { readonly kind: 'findingNew' | 'findingGone' | 'findingNow'; readonly claim: string }

/** What changed from one report to another: the song first, then track by track, then what is to be told about it. */
export function compareReports(before: Report, after: Report): readonly Change[] {
  const pairs = pairTracks(before.tracks, after.tracks)
  return [
    ...songChanges(before, after),
    ...after.tracks
      .filter((track) => !pairs.some(([, now]) => now === track))
      .map(({ name }): Change => ({ kind: 'trackAdded', track: name })),
    ...before.tracks
      .filter((track) => !pairs.some(([was]) => was === track))
      .map(({ name }): Change => ({ kind: 'trackRemoved', track: name })),
    ...pairs.flatMap(([was, now]) => trackChanges(was, now, before, after)),
    ...findingChanges(before, after),
  ]
}

function songChanges(before: Report, after: Report): Change[] {
  const [was, now] = [before.overview, after.overview]
  const keys = [before, after].map(({ harmony }) => (harmony.kind === 'known' ? harmony.key.name : '–'))
  const changes: Change[] = [
    { kind: 'tempo', before: was.tempo.bpm, after: now.tempo.bpm },
    { kind: 'meter', before: was.meter, after: now.meter },
    { kind: 'key', before: keys[0] ?? '–', after: keys[1] ?? '–' },
    { kind: 'length', before: Math.round(was.lengthBars), after: Math.round(now.lengthBars) },
  ]
  return changes.filter((change) => 'before' in change && change.before !== change.after)
}

/** Live keeps a track's number from save to save; in other sets tracks of one name belong together. */
function pairTracks(
  before: readonly TrackReport[],
  after: readonly TrackReport[],
): (readonly [TrackReport, TrackReport])[] {
  const byId = before.flatMap((was) =>
    after.filter(({ id, kind }) => id === was.id && kind === was.kind).map((now) => [was, now] as const),
  )
  const areOneSet =
    byId.filter(([was, now]) => was.name === now.name).length * 2 >= Math.min(before.length, after.length)
  if (areOneSet) return byId
  const left = [...after]
  return before.flatMap((was) => {
    const at = left.findIndex(({ name, kind }) => name === was.name && kind === was.kind)
    const [now] = at < 0 ? [] : left.splice(at, 1)
    return now ? [[was, now] as const] : []
  })
}

function trackChanges(was: TrackReport, now: TrackReport, before: Report, after: Report): Change[] {
  const track = now.name
  const clipsOf = ({ arrangement }: Report, { id }: TrackReport) =>
    arrangement.clips.filter(({ trackId }) => trackId === id).length
  const numbers: Change[] = [
    { kind: 'clips', track, before: clipsOf(before, was), after: clipsOf(after, now) },
    { kind: 'notes', track, before: was.noteCount, after: now.noteCount },
    { kind: 'volume', track, before: round(was.volumeDb), after: round(now.volumeDb) },
    { kind: 'pan', track, before: round(was.pan), after: round(now.pan) },
  ]
  const added = without(now.devices, was.devices)
  const removed = without(was.devices, now.devices)
  return [
    ...(was.name === now.name ? [] : [{ kind: 'trackRenamed', before: was.name, after: now.name } as const]),
    ...numbers.filter((change) => 'before' in change && change.before !== change.after),
    ...(was.isHeard === now.isHeard ? [] : [{ kind: 'heard', track, isHeard: now.isHeard } as const]),
    ...(added.length + removed.length > 0 ? [{ kind: 'devices', track, added, removed } as const] : []),
  ]
}

/** By check: a finding that names other tracks than before is neither settled nor new. */
function findingChanges(before: Report, after: Report): Change[] {
  const missingIn = (report: Report, other: Report) =>
    report.findings.filter(({ checkId }) => !other.findings.some((each) => each.checkId === checkId))
  const moved = after.findings.filter(
    ({ id, checkId }) =>
      before.findings.some((each) => each.checkId === checkId) && !before.findings.some((each) => each.id === id),
  )
  return [
    ...missingIn(before, after).map(({ claim }): Change => ({ kind: 'findingGone', claim })),
    ...missingIn(after, before).map(({ claim }): Change => ({ kind: 'findingNew', claim })),
    ...moved.map(({ claim }): Change => ({ kind: 'findingNow', claim })),
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
