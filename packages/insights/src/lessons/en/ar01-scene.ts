import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'All your clips lie in one scene: launched together, they are as full as the song can be. What is missing is when each of them comes and goes, and that is easier to play than to draw.',
    tryThis: [
      'Press the round Record button at the top, launch the clips of scene “{scene}” one by one, and stop some of them again with the square at the foot of their tracks.',
      'Press Stop, then Tab: the arrangement shows what you played.',
      'Do not mend anything yet. Play it once from the start.',
    ],
    listenFor: 'Which part you miss most while it is out, and which you do not miss at all.',
  },
  intermediate: {
    why: 'A single scene is a sum of parts and no form yet. Copies of it with fewer parts become sections, and recording a run through them gives a rough form in real time, with decisions made by ear.',
    tryThis: [
      'Click the name of scene “{scene}” and press Ctrl+D (Cmd+D on a Mac) three times. Delete other clips in each copy, and keep one whole for the place that should be the largest.',
      'Set launch quantization to 1 bar, arm Arrangement Record, and launch the copies one after another.',
      'Afterwards press Back to Arrangement, put a locator at each section and cut what runs too long.',
    ],
    listenFor: 'Which copy you stayed in longest, and what is out there.',
  },
  advanced: {
    why: 'While {parts} parts play together, it is hard to hear what each of them does. Taken out one at a time, some change the whole and others are hardly missed; the order of such changes is the form.',
    tryThis: [
      'Launch scene “{scene}” and stop one part after another. Note the two whose return you look forward to, and keep them for the largest place.',
      'Record the launches with Automation Arm on, so that moves of sends and filters are kept.',
    ],
    listenFor: 'Contrast between neighbouring sections rather than the number of sections.',
  },
}
