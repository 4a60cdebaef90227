import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Switched-off devices are old decisions. They make a chain longer to read.',
    tryThis: ['Go through them once: on, or delete.', 'Save the set under a new name before, if you are unsure.'],
    listenFor: 'Nothing changes when those that are off go.',
  },
  intermediate: {
    why: 'In a month you will not know whether they were off on purpose. A chain without them says what you hear.',
    tryThis: ['Delete what you did not miss.', 'Group what you want to compare into a rack with two chains, A and B.'],
    listenFor: 'Your own speed when you look for something.',
  },
  advanced: {
    why: 'A device that is off may be switched by automation, a macro or a key, and its latency may still be compensated.',
    tryThis: ['Look for lit automation dots on the device switches before you delete.'],
    listenFor: 'Latency while playing live.',
  },
}
