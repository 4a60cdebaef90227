import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two deep sounds at once seldom sound twice as deep. They can get in each other’s way and turn the low end cloudy.',
    tryThis: [
      'Mute one of the two for eight bars.',
      'If you miss nothing, leave it muted. If you do, mute the other one instead.',
    ],
    listenFor: 'Which of the two you would hum along with: that one keeps the low notes.',
  },
  intermediate: {
    why: 'Down there two tones at once are heard as a rumble rather than as two, and they take the most headroom, which the rest of the mix then lacks.',
    tryThis: [
      'EQ Eight on “{other}”, low cut around 120 Hz: does the low end get clearer, or poorer?',
      'Then cut “{one}” instead, and keep the version in which the low line can be followed. An octave up does the same.',
      'If both are to stay whole, let them take turns.',
    ],
    listenFor: 'Whether you could hum the lowest line.',
  },
  advanced: {
    why: 'Two low tones closer than about an octave fall into one critical band: the ear hears their roughness and not the interval. Splitting by harmonics, fundamental here and second harmonic there, keeps weight and definition apart.',
    tryThis: [
      'Cross over with the same slope on both, at the same frequency.',
      'If both hold long notes, shorten one: lows that do not overlap do not mask.',
    ],
    listenFor: 'Beating or rumble on held notes.',
  },
}
