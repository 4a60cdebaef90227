import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A DJ plays the end of one song over the beginning of the next. While both run, there is room for two drum parts, but seldom for two melodies.',
    tryThis: [
      'Save the set under a new name that ends in “Extended”.',
      'Select the first 16 bars, duplicate the time (Edit ▸ Duplicate Time), and mute all but the drums in the first copy.',
      'Do the same at the end.',
    ],
    listenFor: 'Start another song in your player over the new beginning: do the two get in each other’s way?',
  },
  intermediate: {
    why: 'For a blend two things are needed: a steady pulse to match, and no notes that could clash in key. Eight or sixteen bars are common, because songs of this kind change on those lines.',
    tryThis: [
      'Keep kick and hats for 16 bars at both ends; bring the bass in on a line of eight.',
      'Leave a first downbeat that is easy to cue: a kick on the very first beat, no pick-up.',
      'Export both: the short one for listeners, the long one for DJs.',
    ],
    listenFor: 'The moment where the bass enters. In a mix it is the moment where one song hands over to the other.',
  },
  advanced: {
    why: 'Two basses at once are the real trouble of a blend, before keys and melodies. Many DJs cut the low band of one song, and some want a sparse, filtered version of the hook in the intro to tell the room what is coming.',
    tryThis: [
      'Layer the intro in lines of eight: percussion, then hats, then a filtered hint of the hook.',
      'Hold back the sub until the handover; let the outro lose it first.',
    ],
    listenFor: 'Play out of a reference into your intro with the lows of one side cut, then swap on a line of eight.',
  },
}
