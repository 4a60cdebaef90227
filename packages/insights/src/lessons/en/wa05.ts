import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Stretched this far, a sound gets grainy or blurred. Or Live misread its tempo, and it need not be stretched at all.',
    tryThis: ['Click the clip and look at BPM.', 'Press :2 or ×2 and listen which one fits.'],
    listenFor: 'Whether it sounds like itself again.',
  },
  intermediate: {
    why: 'Up to a quarter, warping is hardly heard. Further away it is an effect. A misread tempo, such as two thirds of the true one, is common with triplets and with loops in 3.',
    tryThis: [
      'Check the first and the last warp marker.',
      'Choose a loop closer to your tempo, or a mode that suits the sound.',
    ],
    listenFor: 'Flutter on tails, doubled attacks.',
  },
  advanced: {
    why: 'Artefacts grow with |log ratio| and depend on mode; slowing down is heard sooner than speeding up. Texture with large grains turns them into a sound.',
    tryThis: ['Re-Pitch plus transposition in another clip can be cleaner for small intervals.'],
    listenFor: 'Transients against tails, separately.',
  },
}
