import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'With In, “{track}” plays its input, such as a microphone, instead of its clips.',
    tryThis: ['In the track, under Monitor, click Auto.', 'Play a bar in which the track has a clip.'],
    listenFor: 'The clip comes back.',
  },
  intermediate: {
    why: 'Auto switches by itself: input while the track is armed, clips otherwise. In stays on the input, so what was recorded on “{track}” is in the picture and not in the song.',
    tryThis: [
      'Play a bar with a clip of “{track}”, click Auto, and play it again: does the song need it?',
      'Keep In if the track is there to collect sound from outside.',
    ],
    listenFor: 'Parts that you thought were muted.',
  },
  advanced: {
    why: 'A resampling track with leftover recordings shows the same picture, and then In is right.',
    tryThis: ['Move the recordings to another track, and the question is gone.'],
    listenFor: 'Double signal if both paths were open.',
  },
}
