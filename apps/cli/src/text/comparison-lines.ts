import { changeWords, type SettingChanges } from '@kvint/insights'
import type { Change, TrackChange } from '@kvint/report'

/** The song's changes, then what changed track by track, then what is settled and what is new. */
export function comparisonLines(changes: readonly Change[], settings: readonly SettingChanges[]): string[] {
  if (changes.length + settings.length === 0) return ['Nothing that I can read has changed.']
  const ofTracks = changes.filter((change): change is TrackChange => 'trackId' in change)
  const findings = changes.filter((change) => 'claim' in change)
  const song = changes.filter((change) => !('trackId' in change) && !('claim' in change))
  const byTrack = Map.groupBy(ofTracks, ({ trackId, kind }) => `${trackId} ${kind === 'trackRemoved'}`)
  return [
    ...song.map(changeWords),
    ...[...byTrack.values()].flatMap((each) => ['', ...trackLines(each)]),
    ...(settings.length > 0 ? ['', 'Settings:'] : []),
    ...settings.flatMap(({ track, changes: lines }) => [`· ${track}`, ...lines.map((line) => `    ${line}`)]),
    ...(findings.length > 0 ? ['', ...findings.map(changeWords)] : []),
  ]
}

function trackLines(changes: readonly TrackChange[]): string[] {
  const [first] = changes
  if (!first) return []
  if (first.kind === 'trackAdded') return [`+ ${first.track}`]
  if (first.kind === 'trackRemoved') return [`− ${first.track}`]
  return [`· ${first.track}`, ...changes.map((change) => `    ${changeWords(change)}`)]
}
