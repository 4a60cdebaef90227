import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kick and bass are the floor of a track. Whether they start together, one after the other or in turns decides how the groove feels: {met} of {hits} kicks here have a bass note with them.',
    tryThis: [
      'Loop four bars from bar {bar} and listen to kick and bass alone.',
      'Duplicate the bass clip, move all its notes by a sixteenth, and compare.',
    ],
    listenFor: 'Whether your head nods by itself, and which of the two it follows.',
  },
  intermediate: {
    why: 'Together they hit like one instrument and need room from each other in level and frequency. In turns they need none: the kick has the beat, the bass the space between. A bass that comes {ms} ms away is heard as push or drag, not as late.',
    tryThis: [
      'If they are locked, shorten the bass notes so that they end before the next kick.',
      'If they alternate, give the bass one note on the kick at the end of each fourth bar, as a landmark.',
      'Try Track Delay on the bass in steps of 5 ms, both ways.',
    ],
    listenFor: 'The moment of the hit: one sound, two sounds, or a lean.',
  },
  advanced: {
    why: 'Onset and heard attack differ: a soft bass that starts on the grid is heard behind a clicking kick. Listeners notice ten to twenty milliseconds between the two as feel, and beyond about forty as two events. Here the middle distance is {ms} ms in the notes.',
    tryThis: [
      'Compare with the attacks: zoom in on the frozen bass and find its loudest first cycle.',
      'Keep the offset constant over a section. A constant lean is a feel, a changing one is an error.',
      'Let the relation change with the form: locked in the drop, in turns in the verse.',
    ],
    listenFor: 'Whether the low end gets smaller when they meet: that is phase, and a matter of milliseconds.',
  },
}
