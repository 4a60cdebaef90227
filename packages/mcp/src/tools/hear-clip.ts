import { z } from 'zod'
import type { AudioClip } from '@kvint/als'
import { type Hearing, notesTogether } from '@kvint/audio'
import { keyOf, pitchName } from '@kvint/report'
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
    'What the sample of an audio clip is, before transposing: loop or one-shot, drum, pitch, notes, tempo, key, loudness, faults; and how the clip plays it.',
  input: z.object({
    project: projectField,
    save: saveField,
    clip: z.string().max(200).describe('Clip id or name, from track_detail'),
  }),
  output: z.object({
    project: z.string(),
    clip: z.string(),
    sample: z.string(),
    heard: z.array(z.string()),
    notes: z.array(z.string()).describe('Second: what begins there; ? is a guess'),
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
      const { report, save, entry, ask } = project
      const clip = findClip(report, input.clip)
      if ('problem' in clip) return new ToolProblem(clip.problem)
      if (clip.kind !== 'audio')
        return new ToolProblem(
          `"${clip.name}" is a MIDI clip. clip_notes reads its notes; hear_mixdown hears a bounce.`,
        )
      const { trackId, startBeats, sampleName } = clip
      const { used } = (await ask('clip', { trackId, startBeats, sampleName })) ?? {}
      if (!used?.sample) return new ToolProblem(`The set does not say which file "${clip.name}" plays.`)
      const heard = await sounds.sample(project, used.sample, context)
      if (heard.kind === 'problem') return new ToolProblem(heard.message)
      const { hearing } = heard
      const faults = faultTexts(hearing)
      const notes = noteTexts(hearing)
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
        notes: notes.slice(0, SHOWN_PLACES),
        use: useText(used),
        findings: [...((await ask('sampleFindings', { fileName: save.fileName, heard })) ?? [])],
        leftOut: [
          ...hearing.remarks,
          ...(notes.length > SHOWN_PLACES ? [`${notes.length - SHOWN_PLACES} more places where notes begin.`] : []),
          ...(faults.length > SHOWN_FAULTS ? [`${faults.length - SHOWN_FAULTS} more faults.`] : []),
        ],
      }
    }),
})

/** Of a drum there are none to tell; lengths cannot be heard. */
function noteTexts({ notes = [], sample, key }: Hearing): string[] {
  if (sample?.drum) return []
  const spelled = key ? keyOf(key) : undefined
  return notesTogether(notes).map((together) => {
    const names = together.map(({ pitch }) => pitchName(pitch, spelled)).join(' ')
    const isGuess = together.some(({ confidence }) => confidence < 0.7)
    return `${round(together[0]?.startSeconds ?? 0, 2)}: ${names}${isGuess ? ' ?' : ''}`
  })
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
const SHOWN_PLACES = 48
