import type { Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from '../warp/audio-clips-of.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const clipGainBoosted: Check = {
  id: 'GS06',
  title: 'Clip gain raised a lot',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: '12 dB is a rule of thumb',
  find: (song) =>
    saw(
      audioClips(song).filter(({ clip }) => clip.gainDb > MOST_GAIN_DB),
      {
        name: ({ part }) => part.track.name,
        one: (name, { clip }) => say`A clip on ${name} is raised by ${decibels(clip.gainDb)}.`,
        many: (number, names) => say`${number} clips are raised by more than 12 dB: on ${names}.`,
        evidence: ({ part, placed, clip }) => aboutClip(song, part, placed, say`clip gain ${decibels(clip.gainDb)}`),
      },
    ),
  learnMore: [manual('Clip View', 'Clip gain'), term('Gain staging', 'gain-staging')],
  honesty: 'Certain about the number. A clean but quiet sample may need exactly this.',
}

const MOST_GAIN_DB = 12
