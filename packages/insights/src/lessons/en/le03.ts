import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'If a sound needs that much of something, it may not have it. A boost then lifts noise and ringing along with it.',
    tryThis: [
      'Halve the boost on “{part}”, to {half} dB.',
      'Miss it? Try another sound, or add a second one that has what is missing.',
    ],
    listenFor: 'Whether the part got better, or only louder.',
  },
  intermediate: {
    why: 'A lift of {db} dB is also level: “{part}” gets louder along with its new tone, and louder sounds better at first. What is left of it at the same loudness is the real change.',
    tryThis: [
      'Pull the EQ’s own Gain down until on and off are equally loud. Then try {half} dB: what do you miss?',
      'If “{part}” still lacks it, find the part that covers it there, and cut that one by 2–3 dB.',
    ],
    listenFor: 'What came up with it: ringing on held notes, hiss or rumble in the pauses.',
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
