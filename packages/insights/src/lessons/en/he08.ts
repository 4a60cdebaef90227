import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'In “{section}” the loudest and the average are closest together: the limiter has most to do there.',
    tryThis: [
      'Loop that section and turn the part that entered last down by 1 or 2 dB.',
      'Listen to whether the drums come forward.',
    ],
    listenFor: 'The first bar of the section against its fourth.',
  },
  intermediate: {
    why: 'What enters here adds level all the time, so that hits have less room above it.',
    tryThis: [
      'Find the part with most sustain and make room in it: shorter release, less low middle.',
      'Or lower the whole section by 1 dB before the limiter.',
    ],
    listenFor: 'Whether the section feels larger with less in it.',
  },
  advanced: {
    why: 'Gain reduction follows the sum. A section that drives the limiter 3 dB further changes tone and width with it.',
    tryThis: [
      'Automate the input of the main chain by section.',
      'Tame the group that holds the peaks before the sum does.',
    ],
    listenFor: 'Width and low end as the section begins.',
  },
}
