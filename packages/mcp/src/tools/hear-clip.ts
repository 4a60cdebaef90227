import { z } from 'zod'
import type { AudioClip, LiveSet } from '@kvint/als'
import type { Hearing } from '@kvint/audio'
import { hearSamples } from '@kvint/insights'
import { type ClipReport, pitchName } from '@kvint/report'
import { barsOf, barsText } from '../music/bar-lines.ts'
import { findClip } from '../music/find-clip.ts'
import { clockText, faultTexts, fileText, loudnessText, musicText } from '../music/heard-lines.ts'
import { round } from '../music/numbers.ts'
import { leftOutField, projectField, saveField } from './fields.ts'
import { soundsOf } from './on-bounce.ts'
import { onProject, ToolProblem } from './on-project.ts'
import { defineTool } from './tool.ts'

export const hearClip = defineTool({
  name: 'hear_clip',
  scope: 'projects:read',
  title: 'Hear an audio clip',
  description:
    'What the sample of an audio clip sounds like: loop or one-shot, drum, pitch, tempo, key, loudness, clipping or clicks; and how the clip plays it.',
  input: z.object({
    project: projectField,
    save: saveField,
    clip: z.string().max(200).describe('Clip id or name, from track_detail'),
  }),
  output: z.object({
    project: z.string(),
    clip: z.string(),
    sample: z.string(),
    heard: z.array(z.string()).describe('Before transposing'),
    use: z.string(),
    findings: z.array(z.string()),
    leftOut: leftOutField,
  }),
  run: (input, context) =>
    onProject(input, context, async (project) => {
      const sounds = soundsOf(context)
      if (sounds instanceof ToolProblem) return sounds
      if (!sounds.sample)
        return new ToolProblem(
          `"${context.library.title}" keeps figures of bounces, no samples. A local server (kvint mcp --folder) hears them.`,
        )
      const { report, save, entry } = project
      const clip = findClip(report, input.clip)
      if ('problem' in clip) return new ToolProblem(clip.problem)
      if (clip.kind !== 'audio')
        return new ToolProblem(
          `"${clip.name}" is a MIDI clip. clip_notes reads its notes; hear_mixdown hears a bounce.`,
        )
      const set = await project.set()
      const used = set && audioClipOf(set, clip)
      if (!set || !used?.sample) return new ToolProblem(`The set does not say which file "${clip.name}" plays.`)
      const heard = await sounds.sample(project, used.sample, context)
      if (heard.kind === 'problem') return new ToolProblem(heard.message)
      const { hearing } = heard
      const faults = faultTexts(hearing)
      return {
        project: entry.id,
        clip: `${clip.name} (${clip.id}), bars ${barsText(barsOf(clip, report.arrangement.meters))}`,
        sample: heard.path,
        heard: [
          kindText(hearing),
          musicText(hearing),
          loudnessText(hearing),
          fileText(hearing),
          ...faults.slice(0, SHOWN_FAULTS),
        ].filter((line) => line !== ''),
        use: useText(used),
        findings: hearSamples(set, save.fileName, [heard]).findings.map(
          ({ id, severity, claim }) => `${severity}: ${claim} (${id})`,
        ),
        leftOut: [
          ...hearing.remarks,
          ...(faults.length > SHOWN_FAULTS ? [`${faults.length - SHOWN_FAULTS} more faults.`] : []),
        ],
      }
    }),
})

/** The clip of the set that stands in the report: of this track and sample, at this beat where there are several. */
function audioClipOf({ tracks }: LiveSet, { trackId, startBeats, sampleName }: ClipReport): AudioClip | undefined {
  const track = tracks.find(({ id }) => id === trackId)
  const fitting = [...(track?.arrangementClips ?? []), ...(track?.sessionClips.map(({ clip }) => clip) ?? [])].filter(
    (clip): clip is AudioClip => clip.kind === 'audio' && clip.sample?.fileName === sampleName,
  )
  return fitting.find((clip) => Math.abs(clip.startBeats - startBeats) < 1e-3) ?? fitting[0]
}

function kindText({ sample, durationSeconds }: Hearing): string {
  if (!sample) return `recording of ${clockText(durationSeconds)}`
  const { form, drum, root, loop, confidence, decidedBy } = sample
  return [
    drum ? `${form} (${drum})` : form,
    ...(loop ? [`${loop.bars} bars at ${round(loop.bpm)} BPM`] : []),
    ...(root
      ? [
          `pitch ${pitchName(root.pitch)}${Math.abs(root.cents) < 5 ? '' : ` ${root.cents > 0 ? '+' : ''}${Math.round(root.cents)} cents`}`,
        ]
      : []),
    `${Math.round(confidence * 100)} % sure, by its ${decidedBy}`,
  ].join(', ')
}

function useText({ isWarped, warpMode, gainDb, transposeSemitones, detuneCents, loop, hasFades }: AudioClip): string {
  return [
    isWarped ? `warped (${warpMode ?? 'unknown mode'})` : 'not warped',
    `gain ${round(gainDb, 1)} dB`,
    ...(transposeSemitones === 0 ? [] : [`transposed ${transposeSemitones} semitones`]),
    ...(detuneCents === 0 ? [] : [`detuned ${round(detuneCents)} cents`]),
    ...(loop.isOn ? ['looped'] : []),
    ...(hasFades ? ['with fades'] : []),
  ].join(', ')
}

const SHOWN_FAULTS = 8
