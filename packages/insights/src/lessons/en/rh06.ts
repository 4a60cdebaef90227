import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Notes a few milliseconds before the beat push a track forward, notes after it lean back. Half of the {notes} notes on “{track}” are {ms} ms or more beside the grid: enough to be felt.',
    tryThis: [
      'Duplicate the track, quantise the copy fully, and switch between the two while the rest plays.',
      'Keep the one that makes you move.',
    ],
    listenFor: 'Whether the part pulls the song on, sits back in it, or just sounds loose.',
  },
  intermediate: {
    why: 'A lean needs a part that does not lean: against one that keeps the grid, {ms} ms are felt; where everything leans alike, nothing does.',
    tryThis: [
      'Set the Track Delay of “{track}” to {delay} ms, so that its middle stands on the grid, and compare.',
      'Then quantise a copy by half (Amount 50 %): how much of the lean do you want?',
    ],
    listenFor: 'Which part you take for the beat: the others are early or late against that one.',
  },
  advanced: {
    why: 'Listeners tell two onsets apart from about ten milliseconds if both are sharp, and from twenty or more if one is soft. The slower the attack, the earlier a note has to start to sound in time: {ms} ms on a pluck is a feel, on a pad it may only make up for its attack.',
    tryThis: [
      'Freeze the part and measure from the bar line to the first loud cycle: that is what is heard.',
      'Hold the lean constant within a section and change it with the form.',
    ],
    listenFor: 'Whether this part and the sharpest other one make one hit or two when they meet.',
  },
}
