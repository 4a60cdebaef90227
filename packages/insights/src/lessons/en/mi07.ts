import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Most of your notes belong to one scale, and these few do not. Some of them are the spice of the song; one or another may be a slip of the finger.',
    tryThis: ['Click on the first place in the list.', 'Listen to it twice. If you like it, it is right.'],
    listenFor: 'A note that you notice each time, and would rather not.',
  },
  intermediate: {
    why: 'A note from outside sounds natural when it passes by step between two notes of the key, or when it leans on one and gives way. What is short, soft, rare and goes nowhere is often a slip.',
    tryThis: [
      'Go to the first place in the list, move the note into the key by a semitone, compare, and undo if yours says more.',
      'Keep the ones that lead somewhere, and lean on the one that you like most: a little louder, a little longer.',
    ],
    listenFor: 'Where the note goes next: by step, or nowhere.',
  },
  advanced: {
    why: 'Each note is held against the key of its place and the chord under it, so a passage in another key or a misread chord can fill this list. Chromatic notes of borrowed chords and secondary dominants are left out here, and so is the leading tone.',
    tryThis: [
      'Look for those on strong beats first: there a foreign note is heard as an appoggiatura and wants its resolution.',
    ],
    listenFor: 'Resolution by step within the same voice.',
  },
}
