import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Each reverb is a room. With many different rooms it sounds as if the players were in different houses.',
    tryThis: [
      'Put one Reverb on a return track, Dry/Wet 100 %.',
      'Turn up its send on three parts, and switch their own reverbs off.',
    ],
    listenFor: 'Whether the parts move closer together.',
  },
  intermediate: {
    why: 'These {tracks} tracks each bring a room. Where the rooms differ in size, the parts stand in different places; for a special sound that is the point, ordinary ones sit closer together in a shared one, with one fader for it.',
    tryThis: [
      'Take the two whose reverb sounds most ordinary: switch these off and send both tracks to one Reverb on a return, 100 % wet, Lo Cut at 250 Hz.',
      'Compare with before over eight bars, and go back if you miss the difference.',
    ],
    listenFor: 'Whether the two now stand in the same room.',
  },
  advanced: {
    why: 'Shared early reflections are a strong cue for a common space. Inserts also see the track’s dynamics and fader, sends post-fader only its level, so compression before them acts differently.',
    tryThis: ['Keep early reflections shared, late tails individual.', 'Compare CPU before and after.'],
    listenFor: 'Tails at section ends.',
  },
}
