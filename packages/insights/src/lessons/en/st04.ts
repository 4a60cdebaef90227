import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You have two speakers, and the space between them is free. Parts that stand in different places get in each other’s way less.',
    tryThis: [
      'Keep kick, bass, snare and the lead in the middle.',
      'Hats a little to the right, percussion a little to the left.',
      'Close your eyes and point at each part.',
    ],
    listenFor: 'Parts that you could not hear before.',
  },
  intermediate: {
    why: 'Panning separates parts that share a range, with no EQ at all. Small moves of 15 to 30 are enough; pairs on opposite sides keep the balance.',
    tryThis: ['Hats 20R, shaker 25L, two pads 40L and 40R.', 'Check in mono: nothing should vanish.'],
    listenFor: 'Whether the middle gets clearer.',
  },
  advanced: {
    why: 'Stereo samples and synths fill the sides by themselves, so faders at C do not mean a mono mix. Level panning is mono-safe; delay and phase based width are not.',
    tryThis: ['Narrow stereo sources to 40–60 % with Utility and then place them: many wide sources make one blur.'],
    listenFor: 'Localisation: a place for each part instead of width for all.',
  },
}
