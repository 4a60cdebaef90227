import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'With In, the track plays its input, such as the microphone, instead of its clips.',
    tryThis: ['In the track, under Monitor, click Auto.'],
    listenFor: 'The clips come back.',
  },
  intermediate: {
    why: 'Auto switches by itself: input while the track is armed, clips otherwise. In stays on the input.',
    tryThis: ['Set Monitor to Auto on tracks with clips.', 'Keep In for tracks that collect sound from others.'],
    listenFor: 'Parts that you thought were muted.',
  },
  advanced: {
    why: 'A resampling track with leftover recordings shows the same picture, and then In is right.',
    tryThis: ['Move the recordings to another track, and the question is gone.'],
    listenFor: 'Double signal if both paths were open.',
  },
}
