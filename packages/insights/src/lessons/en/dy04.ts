import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Release is the time that the sound takes to come back after a kick. If the next kick arrives earlier, it never comes all the way back: it is simply softer, all the time.',
    tryThis: [
      'Set Release to somewhere from {halfBeatMs} to {threeQuarterBeatMs} ms.',
      'Move it while the loop plays, until the sound swells back just before the next kick.',
    ],
    listenFor: 'A breath between the kicks.',
  },
  intermediate: {
    why: 'Pumping needs recovery: gain reduction should be near zero before the next hit. With a release above one beat you hear a constant loss of level instead, and make-up gain then raises everything between.',
    tryThis: [
      'Release {halfBeatMs} to {threeQuarterBeatMs} ms as a start; watch the gain-reduction meter reach 0 before the next hit.',
      'Then tune by ear: shorter is bouncy, longer is smooth.',
      'Match the level with Output before you compare.',
    ],
    listenFor: 'Movement in the rhythm of the song, and a bass that has its full weight on the off-beat.',
  },
  advanced: {
    why: 'Release is a time constant, not the time to full recovery: after one release time about 63 % of the reduction is gone, in dB or in gain depending on the model, so even {threeQuarterBeatMs} ms leaves a residue at deep settings.',
    tryThis: [
      'Less depth or a shorter hold of the trigger often does more than a shorter release.',
      'For an exact curve use an LFO-style volume shape, synchronised to the beat.',
    ],
    listenFor: 'Steps in the bass level from bar to bar where the kick pattern changes: a sign of leftover reduction.',
  },
}
