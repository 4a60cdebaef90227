import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The clips run through, and faders or track switches decide what is heard: you play the form on the mixer, as in a dub or on a stage. From bar {bar} on you can hear it at work.',
    tryThis: [
      'Press A to show automation, and play from two bars before bar {bar} to four bars after it.',
      'Switch the automation off for a moment (Automation Arm, then the track’s fader) and hear the same bars with everything in.',
    ],
    listenFor: 'What the rest of the music does with the room that it gets.',
  },
  intermediate: {
    why: 'Taking parts away by the fader keeps them in time behind it: they come back in the middle of a phrase, as if they had gone on all along. It also means that the arrangement view no longer shows the form; the lanes do.',
    tryThis: [
      'Put a locator where most parts come or go, so that you find the form again.',
      'Compare a fader that closes with a clip that ends: the reverb of the first dies with it, if the send is post fader.',
    ],
    listenFor: 'Whether a part stops dead or rings on, and which of the two the place asks for.',
  },
  advanced: {
    why: 'A group fader is a form of its own: one hand changes several parts, and what returns on the send is decided by pre or post. Recorded moves are early by a hair; where they should fall on the line, the points can be dragged there.',
    tryThis: [
      'Look at the points around bar {bar} at high zoom: an early hand clips the attack or lets a tail in.',
      'Set a send to pre fader on one part, and let its echo carry over the gap.',
    ],
    listenFor: 'The first attack after a fader opens: whole, or cut at its front.',
  },
}
