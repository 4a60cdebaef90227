import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Velocity is how hard a note is struck. A drummer never hits twice equally hard, and those small differences tell the ear where the beat leans.',
    tryThis: [
      'Open a clip and select every second note.',
      'Drag their velocity markers down by about 25.',
      'Play both versions in turn: undo, redo.',
    ],
    listenFor: 'The part starts to swing or to walk, without a single new note.',
  },
  intermediate: {
    why: 'Accents make a pulse: strong on the beat, weaker between, weakest on the sixteenths before and after. At one velocity the pattern alone has to carry the groove.',
    tryThis: [
      'Draw accents by hand: 100 on the beat, 80 on the off-beat, 60 on the sixteenths.',
      'Or set a velocity deviation of 10 to 20 in the clip (Live 11 and later).',
      'Or put the Velocity device before the instrument, Random about 15.',
    ],
    listenFor: 'Whether the instrument answers: some presets change tone with velocity, some only level, some nothing.',
  },
  advanced: {
    why: 'Random velocity is not the same as an accent pattern: listeners follow periodic accents, and hear noise as looseness. What velocity does is up to the instrument’s mapping, such as filter, start time or layer.',
    tryThis: [
      'Draw a pattern of 3 or 5 steps over the sixteenths: accents that drift against the bar.',
      'Extract a groove from a played loop and apply only its velocity: timing 0 %, velocity 60 %.',
      'In Simpler or Drum Sampler, map velocity to filter instead of volume.',
    ],
    listenFor: 'The place of the accent against the kick, rather than its size.',
  },
}
