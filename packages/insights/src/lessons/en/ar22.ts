import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'These clips play in the session view only. Who hears the arrangement, or its export, hears nothing of them.',
    tryThis: [
      'Launch the best of them while the arrangement plays, and listen where it helps.',
      'Hold it with the mouse, press Tab, and let it go in the arrangement at that bar.',
      'Or press the Arrangement Record button and launch the clips where you want them.',
    ],
    listenFor: 'The bar in which the song misses something. One of these clips may be it.',
  },
  intermediate: {
    why: 'You have more material than the song uses. A part that the listener has not met yet, such as “{part}” in a second verse or a last chorus, is new there, and you have already written it.',
    tryThis: [
      'Let the arrangement play and launch the clips of “{part}” over it, one after another; note the bars in which one helps.',
      'Press Back to Arrangement, and drag the clip that helps into one section only.',
    ],
    listenFor: 'Whether the section is another one with it, or only fuller.',
  },
  advanced: {
    why: 'What was left out is a decision as well, if it was one. Clips that are forgotten are variations that the form could spend where it repeats itself.',
    tryThis: [
      'Set the waiting clips against the section that stays the same for longest.',
      'Exchange one part for a waiting one in the last repeat, instead of adding it.',
      'Keep the rest in a set of its own, where it can become another song.',
    ],
    listenFor: 'Which of these ideas the song still needs when you have not heard it for a day.',
  },
}
