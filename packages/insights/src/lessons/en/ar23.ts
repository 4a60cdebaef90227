import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The clips run through, and faders or track switches decide what is heard: you play the form on the mixer, as in a dub or on a stage. From bar {bar} on you can hear it at work.',
    tryThis: [
      'Press A to show automation, and play from two bars before bar {bar} to four bars after it.',
      'Move one of these faders or track switches by hand: that overrides the automation. Hear the same bars with that part in, then press Re-Enable Automation.',
    ],
    listenFor: 'What the rest of the music does with the room that it gets.',
  },
  intermediate: {
    why: 'A part that a fader or its switch takes out runs on unheard, so it can come back on any beat, as if it had played all along. Its clips look as if it did: the arrangement view no longer shows the form, only the lanes do.',
    tryThis: [
      'Put a locator at bar {bar} and wherever else most parts come or go, so that you find the form again.',
      'Let the clips end there once, in place of the automation: a reverb or delay on the track itself then rings on, which the fader cuts off with the rest.',
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
