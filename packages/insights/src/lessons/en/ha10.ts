import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The highest and the lowest part are the two that stand out most. Where both make the same move, as in bar {bar}, they sound like one part instead of two.',
    tryThis: ['In bar {bar} let the bass go down where the lead goes up.', 'Play both versions.'],
    listenFor: 'Two people talking instead of one.',
  },
  intermediate: {
    why: 'Voices that go in fifths or octaves melt into one. In bar {bar} both move so, onto {low} and {high}: power where you want it, a lost line where you do not.',
    tryThis: [
      'In bar {bar} hold the bass on its note while the lead moves to {high}, and compare.',
      'Or put the third of the chord below {high}.',
    ],
    listenFor: 'Whether you hear two lines or one when the chords are muted.',
  },
  advanced: {
    why: 'The old rule guards independence, not beauty: planing, power chords and unison riffs are parallel by nature. Outer-voice counterpoint matters most where the lead is exposed and the middle is thin.',
    tryThis: ['Sketch the outer voices from bar {bar} on as two-part counterpoint, and then put the chords back.'],
    listenFor: 'Contrary motion into cadences.',
  },
}
