import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'All notes on “{track}” come {ms} ms beside the grid. In their clips they stand on it, so it is the clips that lie beside it.',
    tryThis: [
      'Switch the metronome on and play “{track}” alone with it.',
      'Set its Track Delay to {delay} ms, play again, and compare with all parts.',
    ],
    listenFor: 'Whether it meets the others more exactly, and whether you like that better.',
  },
  intermediate: {
    why: 'In its clips “{track}” is on the grid, in the song {ms} ms beside it. Clips that were moved with the grid off, or loops that end a hair off the bar line, carry their notes along; from about ten milliseconds on that is felt.',
    tryThis: [
      'Set the Track Delay of “{track}” to {delay} ms and compare: that is how it sounds on the grid.',
      'If that is better, set the delay back to 0 and bring clips and loop ends to the bar line; if not, keep the shift.',
    ],
    listenFor: 'The attack of this part beside one that keeps the grid: one hit or two.',
  },
  advanced: {
    why: 'One shift for all notes changes nothing within the part and moves it against all others, so it is heard as a lean where attacks are sharp and may go unheard where they are slow.',
    tryThis: [
      'Read start and loop end of the first clip as numbers: the shift stands in one of them.',
      'If it is meant, put the clips on the grid and keep the shift as Track Delay: then cuts and copies stay in place.',
    ],
    listenFor: 'Whether the part leans or only blurs.',
  },
}
