import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const monitorIn: Check = {
  id: 'HY08',
  title: 'Monitoring set to In',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['tracks.monitoring', 'tracks.input', 'tracks clips'],
  source: 'Live’s manual: with Monitor set to In, the clips of the track are not heard',
  find: ({ parts }) =>
    saw(
      parts.filter(
        ({ track, clips, report }) =>
          track.kind === 'audio' &&
          track.monitoring === 'in' &&
          (track.input?.trackId ?? null) === null &&
          clips.length > 0 &&
          report.isHeard &&
          !track.isFrozen,
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => `Monitoring of ${name} is set to In, so its clips are not heard.`,
        many: (number, names) => `Monitoring of ${number} tracks is set to In, so their clips are not heard: ${names}.`,
        evidence: (part) => aboutTrack(part, `Monitor In; ${count(part.clips.length, 'clip')}`),
      },
    ),
  lesson: {
    beginner: {
      why: 'With In, the track plays its input, such as the microphone, instead of its clips.',
      tryThis: ['In the track, under Monitor, click Auto.'],
      listenFor: 'The clips come back.',
    },
    intermediate: {
      why: 'Auto switches by itself: input while the track is armed, clips otherwise. In stays on the input.',
      tryThis: ['Auto for tracks with clips.', 'In only for tracks that collect sound from others.'],
      listenFor: 'Parts that you thought were muted.',
    },
    advanced: {
      why: 'A resampling track with leftover recordings shows the same picture, and then In is right.',
      tryThis: ['Move the recordings to another track, and the question is gone.'],
      listenFor: 'Double signal if both paths were open.',
    },
  },
  learnMore: [manual('Routing and I/O', 'Monitoring')],
  honesty:
    'Certain about the setting. Tracks that take the sound of another track are left out; on one that collects sound from outside, In is as it should be.',
}
