import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'MP3 and its relatives leave out what one hardly hears. Effects can bring the gaps to light.',
    tryThis: ['If you have the WAV of it, use that.', 'For a sketch or a texture it is fine.'],
    listenFor: 'A watery shimmer on cymbals and “s” sounds.',
  },
  intermediate: {
    why: 'Highs above about 16 kHz are often gone, and stretching, EQ boosts and compression raise the artefacts.',
    tryThis: ['Use the WAV or AIFF if you can get it.', 'Avoid large high boosts and strong time-stretching on it.'],
    listenFor: 'Stretch it to half speed once: the artefacts become plain.',
  },
  advanced: {
    why: 'Codecs quantise each band against a masking threshold that holds for the original playback; processing moves signal and noise differently. Encoder delay also adds some 20–50 ms of silence at the start.',
    tryThis: ['Check the start of loops: warp markers may sit late.'],
    listenFor: 'Pre-echo before sharp attacks.',
  },
}
