import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You hear it on your speakers, but the export of the main output does not have it.',
    tryThis: [
      'Under Audio To, choose Main (Master in older versions).',
      'If it is a click or a reference song, leave it.',
    ],
    listenFor: 'The exported file: is the part there?',
  },
  intermediate: {
    why: 'External outputs skip the devices of the main track as well, so this part also has no limiter.',
    tryThis: ['Main for everything that belongs to the song.', 'External for click, cue and references.'],
    listenFor: 'Level of the part against the rest after the change.',
  },
  advanced: {
    why: 'For hardware summing, record the return on its own track, and export that.',
    tryThis: ['Export with real-time rendering if external devices are in the path.'],
    listenFor: 'Latency of the hardware path.',
  },
}
