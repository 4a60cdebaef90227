import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'All notes on “{track}” lie {ms} ms beside the grid, by one amount. A hand plays less evenly, so they were moved as one, on purpose or not.',
    tryThis: [
      'Set the Track Delay of this track to {delay} ms: that puts them on the grid.',
      'Play four bars both ways and keep the one that you like.',
    ],
    listenFor: 'Whether the part sits better with the rest, or loses something.',
  },
  intermediate: {
    why: 'One constant {ms} ms is a placement rather than a performance: it can be a feel, make up for a slow attack, or be left over from a clip that was moved with the grid off.',
    tryThis: [
      'Set the Track Delay of “{track}” to {delay} ms and compare; it takes the shift out and leaves the clips alone.',
      'If you keep the shift, put the notes on the grid and give the track the delay instead: then editing and duplicating stay on the grid.',
    ],
    listenFor: 'Whether the attack of this part meets the others, or comes a little apart from them.',
  },
  advanced: {
    why: 'A shift of one size moves the part against all others and leaves its own rhythm untouched. With a slow attack the heard onset may lie elsewhere than the note.',
    tryThis: [
      'Freeze the part and measure from the bar line to its first loud cycle: if that lies on the line, the {ms} ms make up for the attack.',
      'Try half the shift: what was too much as a feel is often right as a hint.',
    ],
    listenFor: 'One hit or two where this part meets a sharp one.',
  },
}
