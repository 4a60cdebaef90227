import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'If a sound needs that much of something, it may not have it. A boost then lifts noise and ringing along with it.',
    tryThis: ['Halve the boost.', 'Try another sound, or add a second one that has what is missing.'],
    listenFor: 'Whether the part got better, or only louder.',
  },
  intermediate: {
    why: 'Every boost is also level. Match the loudness, and a good part of the improvement is often gone; what remains is the real one.',
    tryThis: [
      'Pull the device’s Gain down until on and off are equally loud.',
      'Cut what hides the part in another track, by 2–3 dB.',
    ],
    listenFor: 'Ringing on held notes, hiss in pauses.',
  },
  advanced: {
    why: 'High-gain minimum-phase bells ring in time; the narrower, the longer. As sound design on synths that is a fine filter; on recordings it shows the room.',
    tryThis: [
      'Try saturation to create harmonics where there are none, then EQ by less.',
      'Dynamic EQ if only some notes lack it.',
    ],
    listenFor: 'Impulse-like sounds through the boosted band alone.',
  },
}
