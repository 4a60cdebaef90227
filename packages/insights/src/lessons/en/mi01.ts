import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Velocity is how hard a note is struck. On “{track}” {notes} notes are struck about equally hard, at {velocity}, so only their places can say where the beat leans.',
    tryThis: [
      'Open a clip of “{track}” and select every second note or chord.',
      'Drag their velocities down by about 25.',
      'Play both versions in turn: undo, redo.',
    ],
    listenFor:
      'Whether the part begins to move without a single new note. If nothing changes, its sound ignores velocity.',
  },
  intermediate: {
    why: 'Accents help the ear to find the beat. At {velocity} throughout, “{track}” leaves that to its pattern and its sound; whether anything is missing depends on what the sound makes of velocity.',
    tryThis: [
      'Set one note of “{track}” to 30 and one to 127 and play both: does the sound answer?',
      'If it does, lower what lies between the beats by a fifth in one bar, loop it, and compare with yours.',
    ],
    listenFor: 'Tone as well as level: where both change, accents are colours.',
  },
  advanced: {
    why: 'Random velocity is not the same as an accent pattern: listeners follow periodic accents, and hear noise as looseness. What velocity does is up to the instrument’s mapping, such as filter, start time or layer.',
    tryThis: [
      'Draw a pattern of 3 or 5 steps over the notes of “{track}”: accents that drift against the bar.',
      'Extract a groove from a played loop and apply only its velocity: Timing 0 %, Velocity 60 %.',
      'Where the instrument allows it, let velocity move the filter instead of the volume.',
    ],
    listenFor: 'The place of the accent in the bar, rather than its size.',
  },
}
