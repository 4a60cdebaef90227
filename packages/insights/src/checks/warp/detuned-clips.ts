import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from './audio-clips-of.ts'
import { signed } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const detunedClips: Check = {
  id: 'WA08',
  title: 'Clips a few cents off',
  area: 'harmony',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: '10 cents is about what trained ears notice: a rule of thumb',
  find: (song) =>
    saw(
      audioClips(song).filter(
        ({ part, clip }) => Math.abs(clip.detuneCents) > LEAST_CENTS && !DRUM_ROLES.has(part.report.role.role),
      ),
      {
        name: ({ part }) => part.track.name,
        one: (name, { clip }) => say`A clip on ${name} is detuned by ${signed(clip.detuneCents)} cents.`,
        many: (number, names) => say`${number} clips are detuned by more than 10 cents: on ${names}.`,
        evidence: ({ part, placed, clip }) => aboutClip(song, part, placed, say`${signed(clip.detuneCents)} cents`),
      },
    ),
  learnMore: [manual('Clip View'), term('Semitone', 'semitone')],
  honesty: 'Certain about the number; it may correct the sample.',
}

const LEAST_CENTS = 10
