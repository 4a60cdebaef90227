import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from './audio-clips-of.ts'

export const grooveOnAudio: Check = {
  id: 'WA10',
  title: 'Groove on audio clips',
  area: 'rhythm',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['clips.grooveId'],
  source: 'Live’s Audio Fact Sheet: grooves move warp markers, so playback is no longer neutral',
  find: (song) =>
    saw(
      audioClips(song).filter(({ clip }) => clip.grooveId !== null && clip.isWarped),
      {
        name: ({ part }) => part.track.name,
        one: (name) => `A groove moves the audio on ${name}.`,
        many: (number, names) => `Grooves move ${number} audio clips: on ${names}.`,
        evidence: ({ part, placed, clip }) =>
          aboutClip(song, part, placed, song.set.grooves.find(({ id }) => id === clip.grooveId)?.name ?? 'groove'),
      },
    ),
  lesson: {
    beginner: {
      why: 'The groove pulls the hits of this recording a little earlier and later. Nice to know, nothing to mend.',
      tryThis: ['Turn the groove’s Timing up and down and feel the difference.'],
      listenFor: 'Where the hats lean.',
    },
    intermediate: {
      why: 'Audio is stretched in tiny steps to follow. In Beats mode on drums that is clean; on melodic sounds it can wobble.',
      tryThis: ['Beats mode for grooved drums.', 'On melodic clips keep Timing below 50 %.'],
      listenFor: 'Held notes that bend in speed.',
    },
    advanced: {
      why: 'Each groove point acts like a warp marker; Commit writes them into the clip, where you can edit them.',
      tryThis: ['Commit, then delete markers on sustained notes.'],
      listenFor: 'Phase against parallel tracks of the same recording: groove all of them or none.',
    },
  },
  learnMore: [manual('Using Grooves'), term('Groove', 'groove')],
  honesty: 'Certain.',
}
