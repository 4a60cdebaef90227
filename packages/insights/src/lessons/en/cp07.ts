import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Anyone who opens this set needs the same plug-ins, also you on your next computer.',
    tryThis: ['Before you send it: right-click each such track ▸ Freeze.', 'Then File ▸ Collect All and Save.'],
    listenFor: 'The set plays on a computer without them.',
  },
  intermediate: {
    why: 'Plug-ins are the part of a project that ages first. Frozen tracks and exported stems still play in ten years.',
    tryThis: [
      'When a song is done, export stems into its folder.',
      'Note versions of the plug-ins that make the main sound.',
    ],
    listenFor: 'Stems summed equal the mix.',
  },
  advanced: {
    why: 'The set keeps each plug-in’s state as a block of bytes that only the plug-in can read, so nothing of its settings can be recovered without it.',
    tryThis: ['Save presets of key sounds in the plug-in’s own format as well.'],
    listenFor: 'Recall after an update of the plug-in.',
  },
}
