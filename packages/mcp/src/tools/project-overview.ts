import { z } from 'zod'
import type { NamedCount, Report } from '@kvint/report'
import { barsText, barsOf } from '../music/bar-lines.ts'
import { keyWords } from '../music/key-words.ts'
import { round } from '../music/numbers.ts'
import { afterTheEnd } from '../music/after-the-end.ts'
import { soloRemark } from '../music/track-state.ts'
import { leftOutField, projectField, saveField } from './fields.ts'
import { onProject } from './on-project.ts'
import { type ToolContext, defineTool } from './tool.ts'

export const projectOverview = defineTool({
  name: 'project_overview',
  scope: 'projects:read',
  title: 'Overview of a project',
  description:
    'One project at a glance: tempo, key, length, form, tracks by role, devices, stage, the three most telling findings, its saves. The siblings go deeper: project_tracks, harmony_read, arrangement_read, findings_list, mix_facts.',
  input: z.object({ project: projectField, save: saveField }),
  output: z.object({
    project: z.object({ id: z.string(), name: z.string(), save: z.string(), savedAt: z.string().optional() }),
    saves: z.array(z.string()),
    madeWith: z.string(),
    bpm: z.number(),
    tempo: z.string(),
    meter: z.string(),
    length: z.string(),
    key: z.string(),
    form: z.string(),
    tracks: z.string(),
    roles: z.string(),
    devices: z.string(),
    plugins: z.string(),
    samples: z.string().optional(),
    stage: z.string(),
    findings: z.array(z.string()),
    leftOut: leftOutField,
  }),
  run: (input, context) =>
    onProject(input, context, async ({ entry, save, report }) => {
      const { overview, findings, gaps, source } = report
      return {
        project: { id: entry.id, name: entry.name, save: save.id, savedAt: save.savedAt ?? undefined },
        saves: entry.saves.slice(0, SHOWN_SAVES).map(({ id, savedAt }) => (savedAt ? `${id} (${savedAt})` : id)),
        madeWith: source.creator ?? `Ableton Live ${source.live}`,
        bpm: round(overview.tempo.bpm),
        tempo: tempoText(overview),
        meter: overview.meterChanges > 0 ? `${overview.meter}, changes ${overview.meterChanges} times` : overview.meter,
        length: lengthText(overview),
        key: keyText(report),
        form: formText(report),
        tracks: `${overview.trackCounts.midi} MIDI, ${overview.trackCounts.audio} audio, ${overview.trackCounts.group} groups, ${overview.trackCounts.return} returns; ${overview.clipCounts.arrangement} clips arranged, ${overview.clipCounts.session} in the session`,
        roles: rolesText(report),
        devices: countsText(overview.devices),
        plugins: countsText(overview.plugins),
        ...(save.id === entry.saves[0]?.id ? await samplesOnDisk(entry.id, context) : {}),
        stage: `${overview.stage.stage}: ${overview.stage.because}`,
        findings: findings.slice(0, SHOWN_FINDINGS).map(({ id, severity, claim }) => `${severity}: ${claim} (${id})`),
        leftOut: [
          ...soloRemark(report),
          ...afterTheEnd(report),
          ...(findings.length > SHOWN_FINDINGS
            ? [`${findings.length - SHOWN_FINDINGS} more findings: findings_list.`]
            : []),
          ...(entry.saves.length > SHOWN_SAVES ? [`${entry.saves.length - SHOWN_SAVES} older saves.`] : []),
          ...gaps
            .map(({ place, element, reason }) => `Not read: ${element} at ${place}. ${reason}`)
            .slice(0, SHOWN_GAPS),
        ],
      }
    }),
})

/** `14 on disk, 2 missing: Kick.wav, Vox.wav`; nothing where the library stands on no disk. */
async function samplesOnDisk(projectId: string, { library, ...work }: ToolContext) {
  const [check] = (await library.missingSamples?.([projectId], work))?.checks ?? []
  if (!check) return {}
  const { found, missing, notLookedFor } = check
  const names = missing.slice(0, SHOWN_NAMES).join(', ')
  const left = missing.length > SHOWN_NAMES ? ` and ${missing.length - SHOWN_NAMES} more` : ''
  return {
    samples: [
      `${found} on disk`,
      missing.length === 0 ? 'none missing' : `${missing.length} missing: ${names}${left}`,
      ...(notLookedFor > 0 ? [`${notLookedFor} of packs and libraries not found by their path`] : []),
    ].join('; '),
  }
}

function tempoText({ tempo }: Report['overview']): string {
  if (!tempo.isAutomated) return `${round(tempo.bpm)} BPM, steady`
  return `${round(tempo.bpm)} BPM, automated from ${round(tempo.minBpm)} to ${round(tempo.maxBpm)}`
}

function lengthText({ lengthOf, lengthBars, lengthSeconds }: Report['overview']): string {
  if (lengthOf === 'nothing') return 'nothing is placed yet'
  const seconds = Math.round(lengthSeconds)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const of = lengthOf === 'scenes' ? ', the scenes laid end to end: nothing is arranged yet' : ''
  return `${round(lengthBars, 1)} bars, ${clock} min${of}`
}

function keyText({ harmony }: Report): string {
  if (harmony.kind === 'unknown') return `not known: ${harmony.reason}`
  return keyWords(harmony.key)
}

function formText({ arrangement }: Report): string {
  const parts = arrangement.sections.map(
    (section) => `${section.label} ${barsText(barsOf(section, arrangement.meters))}`,
  )
  return parts.length === 0 ? 'no sections' : parts.join(', ')
}

function rolesText({ tracks }: Report): string {
  const counts = new Map<string, number>()
  for (const { role } of tracks) counts.set(role.role, (counts.get(role.role) ?? 0) + 1)
  for (const outside of ['main', 'return', 'group']) counts.delete(outside)
  return countsText([...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count))
}

function countsText(entries: readonly NamedCount[]): string {
  const shown = entries.slice(0, SHOWN_NAMES).map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name))
  const left = entries.length - shown.length
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ') || 'none'
}

const SHOWN_SAVES = 10
const SHOWN_FINDINGS = 3
const SHOWN_GAPS = 5
const SHOWN_NAMES = 10
