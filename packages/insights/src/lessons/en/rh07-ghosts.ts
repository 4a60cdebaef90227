import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The loud hits of the snare carry the beat; {softHits} soft ones at about {soft}, against about {loud}, fill the space between. Drummers call them ghost notes.',
    tryThis: [
      'Select the soft hits in the clip and switch them off with the 0 key, play, and switch them on again.',
      'Then drag their velocities up to {loud} for a moment: the same notes, another groove.',
    ],
    listenFor: 'Whether the beat rolls between the loud hits, or only marches from one to the next.',
  },
  intermediate: {
    why: 'Ghost notes are felt more than heard: at about {soft} against {loud} these {softHits} stand behind the backbeat and keep the beat moving between its hits. As loud as the backbeat, they would hide it.',
    tryThis: [
      'Switch them off for four bars with the 0 key, then on again: the difference is what they do.',
      'Move all of them together in steps of five, and stop where you would miss them without noticing them.',
    ],
    listenFor: 'Whether they still come through once bass and chords play.',
  },
  advanced: {
    why: 'In funk and in the breaks that were sampled from it, ghost notes mark the subdivision, and with it the swing, without adding weight. A compressor on the drums undoes that: it brings hits of {soft} closer to those of {loud}.',
    tryThis: [
      'If a compressor works on the drums, compare the loop with it on and off at equal loudness; a slower attack or a higher threshold gives the distance back.',
      'Keep the backbeat through the song and leave the ghost notes out of one section: the step to the next grows without a new part.',
    ],
    listenFor: 'Where the soft hits fall between the grid lines: that is how much the beat swings.',
  },
}
