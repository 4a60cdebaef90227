import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The dry sound already plays on its own track. What a return adds should be the effect alone.',
    tryThis: ['Turn Dry/Wet on the return to 100 %.', 'Use the sends to decide how much you hear.'],
    listenFor: 'Parts no longer get louder when you turn up their send.',
  },
  intermediate: {
    why: 'A second dry copy adds level with every send, so balance and space cannot be set apart from each other.',
    tryThis: [
      'Dry/Wet 100 %, then lower the sends a little: there is more effect in them now.',
      'Several effects in a row on one return: the first one decides whether dry sound passes.',
    ],
    listenFor: 'The tone of the dry part with the send up and down.',
  },
  advanced: {
    why: 'Where the return has latency that is not compensated, as with external effects, the second dry copy combs with the first. In series chains on one return only the first device has to be fully wet to remove the dry path.',
    tryThis: ['Check the order: a delay at 100 % before a reverb at 50 % is a legitimate blend.'],
    listenFor: 'Hollow tone on mono parts.',
  },
}
