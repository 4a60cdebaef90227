import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Your MIDI parts play {tones} and no other note. You soon know each of them, so any other note would be an event.',
    tryThis: [
      'Play {tones} one after the other: which feels like home?',
      'Add one new note, once, in the fullest section.',
    ],
    listenFor: 'Whether the new note opens something or breaks the spell.',
  },
  intermediate: {
    why: 'With {tones} alone the harmony has little to tell, and octave, rhythm and sound carry the form. In return, one note that you kept out until then can open a section.',
    tryThis: [
      'Hold one new note where the fullest section begins.',
      'Leave one of the {notes} notes out of the first section and let it come in later.',
      'Play one part an octave higher for a section, and compare the two steps.',
    ],
    listenFor: 'What marks the section: the note, the octave or the sound.',
  },
  advanced: {
    why: 'The intervals of {notes} pitch classes give a colour of their own, more than a key does. Moved elsewhere they keep the colour and change the place.',
    tryThis: [
      'Move all parts up a fifth for one section and count the notes that stay.',
      'Turn a line upside down around {tone}: the same intervals, and other notes.',
    ],
    listenFor: 'Whether you hear the same colour in another place, or another song.',
  },
}
