import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Empty tracks often come with a template. They do no harm.',
    tryThis: ['Click one and press Delete.'],
    listenFor: 'The song stays the same. What changes is how much of it fits on the screen.',
  },
  intermediate: {
    why: 'A template with fewer tracks shows more of what you make.',
    tryThis: [
      'Delete them here.',
      'If they come back with every new set: File ▸ Save Live Set as Default Set, without them.',
    ],
    listenFor: 'Whether you miss one of them in your next song. If not, the template was too large.',
  },
  advanced: {
    why: 'An empty track can serve as a routing point. Those that another track sends to or listens to are not counted, so these here pass nothing on.',
    tryThis: [
      'Hardware and rack return chains can feed a track without saying so: look at Audio From before you delete.',
    ],
    listenFor: 'A path that falls silent: play eight bars after deleting, and undo if something is gone.',
  },
}
