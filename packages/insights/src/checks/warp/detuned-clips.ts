import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { signed } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from './audio-clips-of.ts'

export const detunedClips: Check = {
  id: 'WA08',
  title: 'Clips a few cents off',
  area: 'harmony',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['clips.detuneCents'],
  source: '10 cents is about what trained ears notice: a rule of thumb',
  find: (song) =>
    saw(
      audioClips(song).filter(
        ({ part, clip }) => Math.abs(clip.detuneCents) > LEAST_CENTS && !DRUM_ROLES.has(part.report.role.role),
      ),
      {
        name: ({ part }) => part.track.name,
        one: (name, { clip }) => `A clip on ${name} is detuned by ${signed(clip.detuneCents)} cents.`,
        many: (number, names) => `${number} clips are detuned by more than 10 cents: on ${names}.`,
        evidence: ({ part, placed, clip }) => aboutClip(song, part, placed, `${signed(clip.detuneCents)} cents`),
      },
    ),
  lesson: {
    beginner: {
      why: 'A hundred cents make one step of the keyboard. A few cents can be warmth, or a slip of the mouse.',
      tryThis: ['Put a Tuner on the track and play a long note.', 'Double-click Detune to set it back.'],
      listenFor: 'A slow wobble against another part.',
    },
    intermediate: {
      why: 'Two parts that are n cents apart beat; the higher the note, the faster. Often the detuning corrects a sample that was recorded off pitch: then it is right.',
      tryThis: ['Tune to the bass, not to 440 Hz.'],
      listenFor: 'Beating on unisons and octaves.',
    },
    advanced: {
      why: 'Beat rate is f·(2^(c/1200) − 1): 10 cents at 440 Hz give 2.5 Hz.',
      tryThis: ['Symmetric detuning of a doubled pair keeps the mean pitch.'],
      listenFor: 'The rate of beating rather than the pitch.',
    },
  },
  learnMore: [manual('Clip View'), term('Semitone', 'semitone')],
  honesty: 'Certain about the number; it may correct the sample.',
}

const LEAST_CENTS = 10
