import { signed } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from './audio-clips-of.ts'

export const largeTransposition: Check = {
  id: 'WA07',
  title: 'Sample transposed far',
  area: 'sound',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['clips.transposeSemitones', 'clips.detuneCents'],
  source: 'Formants move with pitch; a fifth is a rule of thumb',
  find: (song) =>
    saw(
      audioClips(song).flatMap((found) => {
        const semitones = found.clip.transposeSemitones + found.clip.detuneCents / 100
        return Math.abs(semitones) >= FAR_SEMITONES && found.clip.warpMode !== 'rePitch'
          ? [{ ...found, semitones }]
          : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { semitones }) => `A clip on ${name} is transposed by ${signed(semitones)} semitones.`,
        many: (number, names) => `${number} clips are transposed by a fifth or more: on ${names}.`,
        evidence: ({ part, placed, semitones }) => aboutClip(song, part, placed, `${signed(semitones)} semitones`),
      },
    ),
  lesson: {
    beginner: {
      why: 'Pitch moves the size of a voice or an instrument as well: higher sounds smaller, lower sounds larger.',
      tryThis: ['For a voice: warp mode Complex Pro, and play with Formants.'],
      listenFor: 'Who seems to sing.',
    },
    intermediate: {
      why: 'Resonances of a sound stay put in nature, whatever note is played. Transposing moves them along, which we hear as another body.',
      tryThis: [
        'Complex Pro ▸ Formants 100 % keeps the body.',
        'Or lean into it: pitched-up voices are an instrument.',
      ],
      listenFor: 'Vowels: “a” turns into “e” going up.',
    },
    advanced: {
      why: 'Formant preservation estimates an envelope; Envelope sets its smoothness, higher for low voices. Beyond an octave the estimate fails.',
      tryThis: ['Split into two steps with different modes.'],
      listenFor: 'Metallic resonances between 1 and 4 kHz.',
    },
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping', 'Complex Pro mode'), term('Semitone', 'semitone')],
  honesty: 'Certain about the number; in sound design it is everyday work.',
}

const FAR_SEMITONES = 7
