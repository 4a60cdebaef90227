import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'In {bars} bars the lowest note is the same one. Your song does not travel from chord to chord: it stays in one place, and the notes above change its light.',
    tryThis: [
      'Hum the low note while the song plays: it fits nearly everywhere.',
      'Mute the parts above one by one and hear which of them changes the mood.',
    ],
    listenFor: 'The moment at which the mood turns although the bass stays.',
  },
  intermediate: {
    why: 'Over a held note each other note has one fixed colour: the third says minor or major, the seventh pulls, the fifth rests. With no chord change to wait for, the ear follows colour, density and register instead.',
    tryThis: [
      'Choose one of the {notes} notes above, keep it out of the first half, and let its entry be the event.',
      'Leave the ground out for a bar before a new section.',
    ],
    listenFor: 'Whether a new note above is heard as a change of section.',
  },
  advanced: {
    why: 'Tagg calls it a one-chord change: harmony as place and not as journey. What functional harmony does by cadence is done here by mode, register and layering; two thirds over one ground, or a fourth against a third, do the work of a modulation.',
    tryThis: [
      'Write down which degrees each section has, and give the last section one that none had before.',
      'Move the ground once, by a tone, for four bars, and come back: after so long a stay little is needed.',
    ],
    listenFor: 'How long the ground can stay before its change is louder than any drop.',
  },
}
