import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Once a fader follows a drawn curve, you cannot simply turn the whole track up or down any more: the curve takes it back.',
    tryThis: [
      'Add a Utility at the end of the track.',
      'Draw the changes there, on Gain, in the next track that you automate.',
    ],
    listenFor: 'Nothing different, but the fader stays yours.',
  },
  intermediate: {
    why: 'Keeping automation on a Utility leaves the fader free for the balance: two jobs, two controls.',
    tryThis: [
      'Copy the volume lane, paste it on Utility ▸ Gain, delete the old one.',
      'Mind the scale: Utility’s curve is not the fader’s curve, so listen to one passage.',
    ],
    listenFor: 'The same rides, now movable as a whole with the fader.',
  },
  advanced: {
    why: 'The alternative in Live is relative: clip envelopes in modulation mode multiply the fader value. They move with the clip and scale with the fader.',
    tryThis: [
      'Per-clip rides: clip envelope on Mixer ▸ Track Volume modulation.',
      'Fades of a whole group: automate the group’s Utility.',
    ],
    listenFor: 'Sends: those after the fader follow fader and Utility alike, those before it only the Utility.',
  },
}
