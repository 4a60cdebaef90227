import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Live keeps the old device so that your song sounds as it did.',
    tryThis: ['Nothing. Only replace it if you want another sound.'],
    listenFor: 'Old and new side by side, out of curiosity.',
  },
  intermediate: {
    why: 'Newer versions of a device have other algorithms under the same idea. A swap changes the sound.',
    tryThis: ['For a new song, load the current device from the browser.'],
    listenFor: 'Modulation depth and stereo width differ most.',
  },
  advanced: {
    why: 'Old tags stay in the file until the device is deleted; upgrade buttons convert some of them with near-equal settings.',
    tryThis: ['Print the old sound before you upgrade.'],
    listenFor: 'A null test of both.',
  },
}
