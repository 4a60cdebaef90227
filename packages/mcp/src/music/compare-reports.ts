import type { ArrangementPicture, Report, TrackReport } from '@kvint/insights'
import { barsOf, barsText } from './bar-lines.ts'
import { levelText, panText, round } from './numbers.ts'

export type ReportChanges = {
  readonly song: readonly string[]
  readonly tracks: readonly string[]
  readonly clips: readonly string[]
  readonly form: readonly string[]
  readonly findings: readonly string[]
}

/**
 * What changed from one report to the next, as sentences in Live's words. Between saves of one project tracks are
 * matched by the id that Live gave them, then by name; between two projects by name only.
 */
export function compareReports(before: Report, after: Report, isSameProject: boolean): ReportChanges {
  const pairs = matchTracks(before, after, isSameProject)
  return {
    song: songChanges(before, after),
    tracks: trackChanges(pairs, before, after),
    clips: clipChanges(pairs, before, after),
    form: formChanges(before.arrangement, after.arrangement),
    findings: findingChanges(before, after),
  }
}

type Pair = { readonly before: TrackReport; readonly after: TrackReport }

function matchTracks(before: Report, after: Report, isSameProject: boolean): Pair[] {
  const left = new Set(before.tracks)
  return after.tracks.flatMap((track) => {
    const candidates = [...left]
    const match =
      (isSameProject || track.id === 'main'
        ? candidates.find(({ id, kind }) => id === track.id && kind === track.kind)
        : undefined) ?? candidates.find(({ name, kind }) => name === track.name && kind === track.kind)
    if (!match) return []
    left.delete(match)
    return [{ before: match, after: track }]
  })
}

function songChanges(before: Report, after: Report): string[] {
  const key = ({ harmony }: Report) => (harmony.kind === 'known' ? harmony.key.name : 'not known')
  return [
    change('Tempo', `${round(before.overview.tempo.bpm)} BPM`, `${round(after.overview.tempo.bpm)} BPM`),
    change('Meter', before.overview.meter, after.overview.meter),
    change('Key', key(before), key(after)),
    change('Length', `${round(before.overview.lengthBars, 1)} bars`, `${round(after.overview.lengthBars, 1)} bars`),
    change('Stage', before.overview.stage.stage, after.overview.stage.stage),
    change('Notes', String(notes(before)), String(notes(after))),
    change('Saved by', before.source.creator ?? '', after.source.creator ?? ''),
  ].flat()
}

function notes({ overview: { noteCounts } }: Report): number {
  return noteCounts.arrangement + noteCounts.session
}

function change(name: string, before: string, after: string): string[] {
  return before === after ? [] : [`${name}: ${before} → ${after}`]
}

function trackChanges(pairs: readonly Pair[], before: Report, after: Report): string[] {
  const gone = before.tracks.filter((track) => !pairs.some((pair) => pair.before === track))
  const added = after.tracks.filter((track) => !pairs.some((pair) => pair.after === track))
  return [
    ...added.map(({ name, kind, role }) => `New ${kind} track "${name}" (${role.role})`),
    ...gone.map(({ name, kind }) => `${kind} track "${name}" is gone`),
    ...pairs.flatMap(({ before: old, after: now }) => {
      const changes = [
        ...change('name', old.name, now.name),
        ...change('level', levelText(old.volumeDb), levelText(now.volumeDb)),
        ...change('pan', panText(old.pan), panText(now.pan)),
        ...change('heard', old.isHeard ? 'yes' : 'no', now.isHeard ? 'yes' : 'no'),
        ...change('notes', String(old.noteCount), String(now.noteCount)),
        ...change('devices', old.devices.join(' ▸ ') || 'none', now.devices.join(' ▸ ') || 'none'),
      ]
      return changes.length === 0 ? [] : [`"${now.name}": ${changes.join('; ')}`]
    }),
  ]
}

function clipChanges(pairs: readonly Pair[], before: Report, after: Report): string[] {
  return pairs.flatMap((pair) => {
    const old = clipKeys(before.arrangement, pair.before.id)
    const now = clipKeys(after.arrangement, pair.after.id)
    const added = [...now].filter(([key]) => !old.has(key)).map(([, text]) => text)
    const gone = [...old].filter(([key]) => !now.has(key)).map(([, text]) => text)
    return [
      ...(added.length > 0 ? [`"${pair.after.name}": ${added.length} new or changed clips (${shownOf(added)})`] : []),
      ...(gone.length > 0 ? [`"${pair.after.name}": ${gone.length} clips gone or changed (${shownOf(gone)})`] : []),
    ]
  })
}

function clipKeys({ clips, meters }: ArrangementPicture, trackId: number | 'main'): Map<string, string> {
  const own = clips.filter((clip) => clip.trackId === trackId)
  return new Map(
    own.map((clip) => [
      `${clip.startBeats} ${clip.endBeats} ${clip.name} ${clip.sampleName} ${JSON.stringify(clip.notes)}`,
      `${clip.name || clip.sampleName || clip.kind} at ${barsText(barsOf(clip, meters))}`,
    ]),
  )
}

function shownOf(texts: readonly string[]): string {
  const left = texts.length - SHOWN_CLIPS
  return `${texts.slice(0, SHOWN_CLIPS).join(', ')}${left > 0 ? `, ${left} more` : ''}`
}

function formChanges(before: ArrangementPicture, after: ArrangementPicture): string[] {
  const form = ({ sections, meters }: ArrangementPicture) =>
    sections.map((section) => `${section.label} ${barsText(barsOf(section, meters))}`).join(', ') || 'nothing'
  return change('Form', form(before), form(after))
}

function findingChanges(before: Report, after: Report): string[] {
  const [old, now] = [new Set(before.findings.map(({ id }) => id)), new Set(after.findings.map(({ id }) => id))]
  return [
    ...after.findings.filter(({ id }) => !old.has(id)).map(({ id, claim }) => `New: ${claim} (${id})`),
    ...before.findings.filter(({ id }) => !now.has(id)).map(({ claim }) => `No longer: ${claim}`),
  ]
}

const SHOWN_CLIPS = 4
