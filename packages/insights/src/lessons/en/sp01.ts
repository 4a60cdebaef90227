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
    why: 'One short and one long room on returns glue a mix and leave you two faders for all space. Special sounds keep their own.',
    tryThis: [
      'Return A: room of 0.6–1 s; return B: hall of 2–3 s, both low-cut at 250 Hz.',
      'Replace inserts one by one, starting with those that sound ordinary.',
    ],
    listenFor: 'Front and back: short sends come forward, long ones go back.',
  },
  advanced: {
    why: 'Shared early reflections are a strong cue for a common space. Inserts also see the track’s dynamics and fader, sends post-fader only its level, so compression before them acts differently.',
    tryThis: ['Keep early reflections shared, late tails individual.', 'Compare CPU before and after.'],
    listenFor: 'Tails at section ends.',
  },
}
