import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“{track}” goes from {own} to {played} BPM. Stretched this far, a sound can get grainy or blurred. Or Live misread its tempo, and it need not be stretched so much at all.',
    tryThis: [
      'Click the clip, switch Warp off, and tap along for eight bars: what is its own tempo?',
      'If it is not {own}, switch Warp on again and type your number into BPM in the clip.',
    ],
    listenFor: 'Whether it sounds more like itself.',
  },
  intermediate: {
    why: 'From {own} to {played} BPM is a stretch of {share} %. Small stretches are hardly heard; one of this size can become an effect. A misread tempo, such as two thirds of the true one, can be behind it.',
    tryThis: [
      'Switch Warp off on “{track}” for eight bars and tap its own tempo: if it is not {own}, type it into BPM in the clip.',
      'If {own} is right, compare {mode} with Re-Pitch, which moves the pitch but leaves no grain: what you hear less of is the cost of stretching.',
    ],
    listenFor: 'Flutter on tails, doubled attacks.',
  },
  advanced: {
    why: 'Artefacts grow with the ratio, up or down, and depend on the mode; slowing down is heard sooner than speeding up. Texture with large grains turns them into a sound.',
    tryThis: [
      'Render the part once in Re-Pitch and once in {mode}, bring both to the same pitch, and compare transients and tails.',
    ],
    listenFor: 'Transients against tails, separately.',
  },
}
