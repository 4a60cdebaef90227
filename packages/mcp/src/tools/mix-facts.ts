import { z } from 'zod'
import type { Report, TrackReport } from '@kvint/report'
import { levelText, panText } from '../music/numbers.ts'
import { placeOf } from '../music/place.ts'
import { registerOverlap } from '../music/register-overlap.ts'
import { audioNames, soundingParts } from '../music/sounding-parts.ts'
import { trackState } from '../music/track-state.ts'
import {
  barsField,
  cursorField,
  leftOutField,
  nextCursorField,
  projectField,
  saveField,
  sectionField,
} from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { pageOf } from '../music/page.ts'
import { defineTool } from './tool.ts'

export const mixFacts = defineTool({
  name: 'mix_facts',
  scope: 'projects:read',
  title: 'Facts about the mix',
  description:
    'How the set is mixed as far as its file tells: levels and panorama by role, returns and who sends to them, sidechains, the main chain, what carries no equaliser, what is muted, which parts share a register (in a section or bars if named). Devices switched off and returns without input stand apart. For judgements with lessons use findings_list with area mix.',
  input: z.object({
    project: projectField,
    save: saveField,
    bars: barsField,
    section: sectionField,
    cursor: cursorField,
  }),
  output: z.object({
    project: z.string(),
    levels: z.array(z.string()),
    panorama: z.string(),
    returns: z.array(z.string()),
    sidechains: z.array(z.string()),
    mainChain: z.string(),
    effects: z.string(),
    switchedOff: z.string(),
    withoutInput: z.string().describe('Returns that nothing is sent to'),
    withoutEqualiser: z.string(),
    notHeard: z.string(),
    sharedRegister: z.array(z.string()).describe('From notes: not what masks what in the sound'),
    findings: z.array(z.string()),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: (input, context) =>
    onProject(input, context, async ({ entry, report, ask }) => {
      const place = placeOf(report, input)
      if ('problem' in place) return new ToolProblem(place.problem)
      const inSet = await ask('mix', {})
      const sounding = report.tracks.filter(({ kind }) => kind === 'midi' || kind === 'audio')
      const byLevel = sounding.filter(({ isHeard }) => isHeard).sort((a, b) => b.volumeDb - a.volumeDb)
      const page = pageOf(byLevel, { cursor: input.cursor, limit: 30, of: 'heard tracks' })
      return {
        project: entry.id,
        levels: page.entries.map(
          ({ name, role, volumeDb, pan }) => `${name} (${role.role}): ${levelText(volumeDb)}, ${panText(pan)}`,
        ),
        panorama: panoramaText(byLevel),
        returns: [...(inSet?.returns ?? [])],
        sidechains: [...(inSet?.sidechains ?? [])],
        mainChain: report.tracks.find(({ id }) => id === 'main')?.devices.join(' ▸ ') ?? '',
        effects: inSet?.effects ?? '',
        switchedOff: inSet?.switchedOff ?? '',
        withoutInput: inSet?.withoutInput ?? '',
        withoutEqualiser: byLevel
          .filter(({ devices }) => !devices.some((name) => EQUALISER.test(name)))
          .map(({ name }) => name)
          .slice(0, SHOWN_NAMES)
          .join(', '),
        notHeard: sounding
          .map((track) => ({ name: track.name, state: trackState(track, report) }))
          .filter(({ state }) => state !== 'heard')
          .map(({ name, state }) => `${name} (${state})`)
          .slice(0, SHOWN_NAMES)
          .join(', '),
        sharedRegister: registerOverlap(report, place),
        findings: mixFindings(report),
        leftOut: [
          ...page.leftOut,
          ...(inSet?.leftOut ?? ['The set file is not at hand: returns, sidechains and effects are not known.']),
          ...audioLeftOut(audioNames(soundingParts(report, place))),
          'A set holds no audio: loudness, balance as heard and what plug-ins do are not known.',
        ],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      }
    }),
})

function audioLeftOut(names: readonly string[]): string[] {
  const shown = names.slice(0, SHOWN_NAMES).join(', ')
  return names.length === 0 ? [] : [`Audio clips have no notes: sharedRegister leaves out ${names.length} (${shown}).`]
}

function panoramaText(tracks: readonly TrackReport[]): string {
  const centre = tracks.filter(({ pan }) => Math.abs(pan) < CENTRE_PAN).length
  const left = tracks.filter(({ pan }) => pan <= -CENTRE_PAN).length
  const right = tracks.length - centre - left
  const mean = tracks.reduce((sum, { pan }) => sum + pan, 0) / Math.max(1, tracks.length)
  return `${centre} in the centre, ${left} left, ${right} right; mean ${panText(mean)}`
}

function mixFindings({ findings }: Report): string[] {
  return findings
    .filter(({ area }) => area === 'mix')
    .slice(0, 6)
    .map(({ id, severity, claim }) => `${severity}: ${claim} (${id})`)
}

const EQUALISER = /\beq\b|equali[sz]er|pro-q|channel strip|channel eq|eq eight|eq three/i
/** Below half of one of the 50 steps that Live shows to each side. */
const CENTRE_PAN = 0.01
const SHOWN_NAMES = 20
