import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The highest and the lowest part are the two that everybody hears. When both make the same moves, they sound like one part instead of two.',
    tryThis: ['At one of these places let the bass go down where the lead goes up.', 'Play both versions.'],
    listenFor: 'Two people talking instead of one.',
  },
  intermediate: {
    why: 'Fifths and octaves blend so well that voices in them melt together. Moving against each other, or holding one while the other moves, keeps both alive.',
    tryThis: [
      'Hold the bass note through one change of the lead.',
      'Or put the third of the chord in the bass there.',
      'Keep parallels where you want power: riffs and drops use them on purpose.',
    ],
    listenFor: 'Independence of the two lines when the chords are muted.',
  },
  advanced: {
    why: 'The old rule guards independence, not beauty: planing, power chords and unison riffs are parallel by nature. Outer-voice counterpoint matters most where the lead is exposed and the middle is thin.',
    tryThis: ['Sketch the outer voices alone as two-part counterpoint, and then put the chords back.'],
    listenFor: 'Contrary motion into cadences.',
  },
}
