import { quotedTracks, sentence } from '../words/name-words.ts'
import { count } from '../words/number-words.ts'
import type { Comparison, TrackComparison } from './comparison.ts'

/** The few sentences that a person would say about a comparison, music first. */
export function summarise(comparison: Omit<Comparison, 'summary'>): string[] {
  const { tempo, meter, key, lengthBars, tracks, findings } = comparison
  const told = [
    key && `The key went from ${key.from} to ${key.to}.`,
    tempo && `The tempo went from ${String(tempo.from)} to ${String(tempo.to)} BPM.`,
    meter && `The metre went from ${meter.from} to ${meter.to}.`,
    lengthBars &&
      `The song is ${count(Math.abs(lengthBars.to - lengthBars.from), 'bar')} ${lengthBars.to > lengthBars.from ? 'longer' : 'shorter'}: ${String(lengthBars.to)} bars.`,
    named(tracks, 'added', 'is new', 'are new'),
    named(tracks, 'removed', 'is gone', 'are gone'),
    aboutOf(tracks, 'notes', 'New notes or velocities on'),
    aboutOf(tracks, 'clips', 'Clips were placed anew on'),
    aboutOf(tracks, 'devices', 'Devices were added, removed or set on'),
    aboutOf(tracks, 'mixer', 'The mixer moved on'),
    findings.settled.length > 0 && `${sentence(count(findings.settled.length, 'finding'))} settled since then.`,
  ].filter((text) => typeof text === 'string')
  return told.length === 0 ? ['Nothing that I can read has changed.'] : told
}

function named(
  tracks: readonly TrackComparison[],
  kind: TrackComparison['kind'],
  one: string,
  many: string,
): string | null {
  const found = tracks.filter((track) => track.kind === kind)
  if (found.length === 0) return null
  const names = namesOf(found)
  return found.length === 1 ? `${names} ${one}.` : `${count(found.length, 'track')} ${many}: ${names}.`
}

function aboutOf(tracks: readonly TrackComparison[], about: string, words: string): string | null {
  const found = tracks.filter(({ changes }) => changes.some((change) => change.about === about))
  return found.length === 0 ? null : `${words} ${namesOf(found)}.`
}

function namesOf(tracks: readonly TrackComparison[]): string {
  return quotedTracks(tracks.map(({ trackId, name }) => ({ id: trackId, name })))
}
