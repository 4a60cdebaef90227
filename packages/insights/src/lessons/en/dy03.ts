import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kick and bass are both low and both loud. When they sound at the same moment, one hides the other.',
    tryThis: [
      'Put a Compressor on the bass, open the triangle, Sidechain on.',
      'Audio From: your kick.',
      'Lower Threshold until the bass dips a little on each kick.',
    ],
    listenFor: 'The kick gets clearer, and you hardly notice the bass moving.',
  },
  intermediate: {
    why: 'Room can be made in level, in time or in range: ducking, notes between the kicks, or different fundamentals. One of them is enough.',
    tryThis: [
      'Ducking: ratio 4:1, attack 1–5 ms, release half a beat, 3–6 dB.',
      'Time: start bass notes a sixteenth after the kick.',
      'Range: kick at 50–60 Hz, bass above 80 Hz.',
    ],
    listenFor: 'Main meter: the peaks on the kick get smaller at the same loudness.',
  },
  advanced: {
    why: 'Overlap costs headroom only where both have energy at once: with a short kick (under 150 ms) a note that starts after it needs no ducking at all. Envelope shaping inside a synth does the same, and I cannot see it.',
    tryThis: [
      'Compare peak of sum with the sum of peaks for one bar.',
      'Multiband ducking: only the bass below 120 Hz.',
    ],
    listenFor: 'Sustain of long bass notes through the kick.',
  },
}
