import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Your faders sit at different heights, and each can still go up. That is what a balance by ear looks like, and nothing stands in the way of the next change.',
    tryThis: ['Save this balance: File ▸ Save a Copy, before you start adding effects.'],
    listenFor: 'Turn your speakers very low: what you still hear is what your balance puts first.',
  },
  intermediate: {
    why: 'With the main fader at 0 dB and the tracks below it, devices on the main track get the level that the faders say. You can make anything louder by a few dB without rebuilding the rest.',
    tryThis: ['Put the faders into groups by role: four faders then move the mix, and these stay as a fine balance.'],
    listenFor: 'The lead against the drums at three loudness levels: a good balance holds at all of them.',
  },
  advanced: {
    why: 'Headroom in a float mixer is about control rather than clipping: resolution of the fader is finest near 0 dB, and automation in both directions stays possible.',
    tryThis: ['Before you automate, move the static balance to a Utility and leave the fader for rides.'],
    listenFor: 'Level-matched A/B with an earlier save.',
  },
}
