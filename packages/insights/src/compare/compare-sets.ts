import type { LiveSet, Track } from '@kvint/als'
import type { Report } from '../report/report.ts'
import { compareDevices } from './compare-devices.ts'
import { compareMixer } from './compare-mixer.ts'
import { compareMusic } from './compare-music.ts'
import type { Change, Comparison, TrackChange, TrackComparison } from './comparison.ts'
import { nameTracks } from '../tracks/name-tracks.ts'
import { matchTracks, type TrackPair } from './match-tracks.ts'
import { summarise } from './summarise.ts'

/** A set and what was reported of it. */
export type ComparedSet = { readonly set: LiveSet; readonly report: Report }

/**
 * What changed between two saves of a set, or between two sets, in tracks, clips, notes, devices and mixer.
 *
 * ```ts
 * compareSets({ set: a, report: makeReport(a, …) }, { set: b, report: makeReport(b, …) }).summary
 * // ['The key went from A minor to B minor.', 'Two tracks are new: “Pad” and “Vox”.']
 * ```
 */
export function compareSets(earlier: ComparedSet, later: ComparedSet): Comparison {
  const before = { ...earlier, set: nameTracks(earlier.set) }
  const after = { ...later, set: nameTracks(later.set) }
  const tracks = matchTracks(before.set.tracks, after.set.tracks).flatMap((pair) => compareTrack(pair, before, after))
  const comparison: Omit<Comparison, 'summary'> = {
    tempo: change(round(before.set.tempo.bpm), round(after.set.tempo.bpm)),
    meter: change(before.report.overview.meter, after.report.overview.meter),
    key: keyChange(before.report, after.report),
    lengthBars: change(before.report.overview.lengthBars, after.report.overview.lengthBars),
    tracks: [...tracks, ...compareMain(before, after)],
    locators: difference(
      before.set.locators.map(({ name }) => name),
      after.set.locators.map(({ name }) => name),
    ),
    plugins: difference(
      before.report.overview.plugins.map(({ name }) => name),
      after.report.overview.plugins.map(({ name }) => name),
    ),
    findings: findingChanges(before.report, after.report),
  }
  return { summary: summarise(comparison), ...comparison }
}

function compareTrack({ before, after }: TrackPair, a: ComparedSet, b: ComparedSet): TrackComparison[] {
  if (!before && after) return [{ kind: 'added', name: after.name, trackId: after.id, changes: [] }]
  if (before && !after) return [{ kind: 'removed', name: before.name, trackId: before.id, changes: [] }]
  if (!before || !after) return []
  const returnNames = b.set.tracks.filter(({ kind }) => kind === 'return').map(({ name }) => name)
  const changes = [
    ...renamed(before, after),
    ...compareMixer(before.mixer, after.mixer, returnNames),
    ...compareDevices(before.devices, after.devices),
    ...compareMusic(a.report, b.report, { before: before.id, after: after.id }),
  ]
  return changes.length === 0 ? [] : [{ kind: 'changed', name: after.name, trackId: after.id, changes }]
}

function renamed(before: Track, after: Track): TrackChange[] {
  const isNumberedByLive = before.userName === '' && after.userName === ''
  return before.name === after.name || isNumberedByLive ? [] : [{ about: 'name', text: `Renamed from ${before.name}` }]
}

function compareMain(a: ComparedSet, b: ComparedSet): TrackComparison[] {
  if (!a.set.main || !b.set.main) return []
  const changes = [
    ...compareMixer(a.set.main.mixer, b.set.main.mixer, []),
    ...compareDevices(a.set.main.devices, b.set.main.devices),
  ]
  return changes.length === 0 ? [] : [{ kind: 'changed', name: b.set.main.name, trackId: 'main', changes }]
}

function keyChange(before: Report, after: Report): Change<string> | null {
  if (before.harmony.kind === 'unknown' || after.harmony.kind === 'unknown') return null
  return change(before.harmony.key.name, after.harmony.key.name)
}

/** By check: that a finding now names other tracks settles nothing. */
function findingChanges(before: Report, after: Report): Comparison['findings'] {
  const told = (report: Report) => report.findings.filter(({ severity }) => severity === 'fix' || severity === 'check')
  const lacking = (from: Report, to: Report) =>
    told(from)
      .filter(({ checkId }) => told(to).every((other) => other.checkId !== checkId))
      .map(({ id }) => id)
  return { settled: lacking(before, after), appeared: lacking(after, before) }
}

function difference(before: readonly string[], after: readonly string[]): { added: string[]; removed: string[] } {
  return {
    added: [...new Set(after)].filter((item) => !before.includes(item)),
    removed: [...new Set(before)].filter((item) => !after.includes(item)),
  }
}

function change<Value>(from: Value, to: Value): Change<Value> | null {
  return from === to ? null : { from, to }
}

function round(bpm: number): number {
  return Math.round(bpm * 100) / 100
}
