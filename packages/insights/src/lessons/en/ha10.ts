import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The highest and the lowest part are the two that stand out most. Where both make the same move, as they do onto {low} and {high}, they sound like one part instead of two.',
    tryThis: ['Let the bass go down there where the lead goes up, or the other way round.', 'Play both versions.'],
    listenFor: 'Two people talking instead of one.',
  },
  intermediate: {
    why: 'Voices that go in fifths or octaves melt into one, as these do onto {low} and {high}: power where you want it, a lost line where you do not.',
    tryThis: [
      'Hold the bass on its note there while the lead moves to {high}, and compare.',
      'Or put the third of the chord below {high}.',
    ],
    listenFor: 'Whether you hear two lines or one when the chords are muted.',
  },
  advanced: {
    why: 'The old rule guards independence, not beauty: planing, power chords and unison riffs are parallel by nature. Outer-voice counterpoint matters most where the lead is exposed and the middle is thin.',
    tryThis: [
      'Sketch the outer voices around {low} and {high} as two-part counterpoint, and then put the chords back.',
    ],
    listenFor: 'Contrary motion into cadences.',
  },
}
