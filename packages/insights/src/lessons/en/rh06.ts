import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Notes a few milliseconds before the beat push a track forward, notes after it lean back. Here half of {notes} notes are {ms} ms or more beside the grid: enough to be felt.',
    tryThis: [
      'Duplicate the track, quantise the copy fully, and switch between the two while the drums play.',
      'Keep the one that makes you move.',
    ],
    listenFor: 'Whether the part pulls the song on, sits back in it, or just sounds loose.',
  },
  intermediate: {
    why: 'A lean is relative: a bass that drags behind straight drums sounds heavy, and sounds plain if the drums drag as well. What makes a feel is that one part leans and another does not.',
    tryThis: [
      'Set Track Delay of this part to −{ms} ms or +{ms} ms, so that it stands on the grid, and compare.',
      'Then lean one other part the other way by half as much.',
    ],
    listenFor: 'Which part you take for the beat: the others are early or late against that one.',
  },
  advanced: {
    why: 'Listeners tell two onsets apart from about ten milliseconds if both are sharp, and from twenty or more if one is soft. The slower the attack, the earlier a note has to start to sound in time. {ms} ms on a pluck is a feel; on a pad it may only make up for its attack.',
    tryThis: [
      'Freeze the part and measure from the bar line to the first loud cycle: that is what is heard.',
      'Hold the lean constant within a section and change it with the form, closer to the grid where the energy is high.',
    ],
    listenFor: 'Whether kick and this part make one hit or two when they meet.',
  },
}
