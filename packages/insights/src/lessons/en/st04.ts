import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You have two speakers, and the space between them is free. Parts that stand in different places get in each other’s way less.',
    tryThis: [
      'Pan “{one}” a little to the left and “{other}” a little to the right.',
      'Keep kick, bass and what leads in the middle.',
      'Close your eyes and point at each part.',
    ],
    listenFor: 'Parts that you could not hear before.',
  },
  intermediate: {
    why: 'Unless they are stereo inside, all {parts} parts come from one place, and those that share a range hide each other there. Panning pulls them apart with no EQ at all.',
    tryThis: [
      'Pan “{one}” to 25L and “{other}” to 25R for eight bars, then both back to C.',
      'If you keep it, leave kick, bass and the lead in the middle: the sides are for what answers them.',
    ],
    listenFor: 'Whether you can follow both by themselves, and whether the middle gets clearer.',
  },
  advanced: {
    why: 'Stereo samples and synths fill the sides by themselves, so faders at C do not mean a mono mix. Level panning is mono-safe; delay and phase based width are not.',
    tryThis: ['Narrow stereo sources to 40–60 % with Utility and then place them: many wide sources make one blur.'],
    listenFor: 'Localisation: a place for each part instead of width for all.',
  },
}
