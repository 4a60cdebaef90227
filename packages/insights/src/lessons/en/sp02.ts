import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The dry sound already plays on its own track. What a return adds should be the effect alone.',
    tryThis: ['Turn Dry/Wet on the return to 100 %.', 'Use the sends to decide how much you hear.'],
    listenFor: 'Parts no longer get louder when you turn up their send.',
  },
  intermediate: {
    why: 'At {wet} % wet, part of what this effect gets comes back dry, on top of the track that plays already. With each send the part also gets louder, so balance and space cannot be set apart.',
    tryThis: [
      'Turn one send all the way down and up again: does the part get louder, or only farther away?',
      'If louder: Dry/Wet 100 %, then the sends a little down, for there is more effect in them now.',
      'Of several effects in a row, the first decides: at 100 % it lets nothing dry through, and later ones may stay partly dry.',
    ],
    listenFor: 'The level of the dry part with the send up and down.',
  },
  advanced: {
    why: 'Where the return has latency that is not compensated, as with external effects, the second dry copy combs with the first. In series chains on one return only the first device has to be fully wet to remove the dry path.',
    tryThis: ['Check the order: a delay at 100 % before a reverb at 50 % is a legitimate blend.'],
    listenFor: 'Hollow tone on mono parts.',
  },
}
