import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{parts} tracks play notes that another track plays too. Each can add colour; the song has fewer lines than tracks.',
    tryThis: [
      'Mute all tracks of a line but one and let the others back in, one by one.',
      'Keep those whose return you notice.',
    ],
    listenFor: 'Which layer changes the sound, and which leaves it as it was.',
  },
  intermediate: {
    why: '{parts} tracks double each other, the longest pair over {notes} notes. Layers that come and go together are one sound; layers that enter one after the other build a section without a new note.',
    tryThis: [
      'Let the layers of one line enter four bars apart, the fullest one last.',
      'Put the layers of a line into one group, so that one fader moves the whole sound, and mute them there in turn.',
    ],
    listenFor: 'Whether each entry is heard as a step.',
  },
  advanced: {
    why: 'Layers in unison add as waves and can thin single notes; layers in octaves fill registers. Which of them are left out, and where, is a choice of form.',
    tryThis: [
      'Hear a line in mono, with Utility, and take out one layer at a time.',
      'Let one layer play a simpler version of the line: heterophony.',
    ],
    listenFor: 'Notes that gain body when a layer is muted: there the layers cancel.',
  },
}
