import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { roleByName } from '../../roles/role-by-name.ts'
import { audioClips, isForEffect, type PlacedAudio } from './audio-clips-of.ts'
import { signed } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const largeTransposition: Check = {
  id: 'WA07',
  title: 'Sample transposed far',
  area: 'sound',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Formants move with pitch, which is heard in a voice; loops and hits are put where they fit. A fifth is a rule of thumb. Octaves are left out, they are chosen by ear, and so are effects and a recording cut into many pieces. A clip that is not warped is pitched as a sampler would, and has no formants to set',
  find: (song) =>
    saw(
      audioClips(song).flatMap((found) => {
        const semitones = found.clip.transposeSemitones + found.clip.detuneCents / 100
        const fromOctave = Math.abs(semitones - 12 * Math.round(semitones / 12))
        const isFar = Math.abs(semitones) >= FAR_SEMITONES && fromOctave > OCTAVE_TOLERANCE
        return isFar &&
          isVoice(found) &&
          found.clip.isWarped &&
          found.clip.warpMode !== 'rePitch' &&
          !isForEffect(song, found)
          ? [{ ...found, semitones }]
          : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { semitones }) => say`A clip on ${name} is transposed by ${signed(semitones)} semitones.`,
        many: (number, names) => say`${number} clips are transposed by a fifth or more: on ${names}.`,
        evidence: ({ part, placed, semitones }) => aboutClip(song, part, placed, say`${signed(semitones)} semitones`),
      },
    ),
  learnMore: [manual('Audio Clips, Tempo, and Warping', 'Complex Pro mode'), term('Semitone', 'semitone')],
  honesty: 'Certain about the number; in sound design it is everyday work.',
}

function isVoice({ part, placed: { report } }: PlacedAudio): boolean {
  return part.report.role.role === 'vocal' || roleByName(report.sampleName ?? '')?.role === 'vocal'
}

const FAR_SEMITONES = 7
const OCTAVE_TOLERANCE = 0.5
