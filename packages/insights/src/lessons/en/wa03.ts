import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Warping fits a sound to the tempo. A single hit has no tempo, so warping brings nothing, and it can soften the attack.',
    tryThis: ['Select these clips.', 'In the clip view, switch Warp off.'],
    listenFor: 'The first moment of each hit: is it sharper now?',
  },
  intermediate: {
    why: 'At another tempo a warped hit is stretched, which blurs the transient and changes its length. Unwarped, it starts on its beat and sounds as it was recorded.',
    tryThis: [
      'Warp off for hits, on for loops.',
      'In Live’s settings, under Record/Warp/Launch, choose what short samples get when you drag them in.',
    ],
    listenFor: 'Change the tempo by 20 BPM and play both ways.',
  },
  advanced: {
    why: 'Beats mode at its own tempo is neutral, so the loss appears only after a tempo change; the other modes process always. Transposition differs as well: unwarped, pitch and length move together as on a sampler.',
    tryThis: ['Null test: invert the unwarped copy against the warped one at the song’s tempo.'],
    listenFor: 'Residue in the first ten milliseconds.',
  },
}
