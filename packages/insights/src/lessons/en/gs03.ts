import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The main fader is the very last thing before your speakers and your export. If it makes the sound louder there, nothing after it can catch the peaks.',
    tryThis: [
      'Double-click the fader of the main track: it jumps back to 0 dB.',
      'If it is too quiet now, turn up your speakers, or raise all tracks together.',
    ],
    listenFor: 'The same song, a little softer, and a main meter that stays out of the red.',
  },
  intermediate: {
    why: 'Whatever leaves the devices of the main track is raised by another {db} dB by its fader, also past the ceiling of a limiter. Peaks that come out above 0 dB clip in a 16- or 24-bit file.',
    tryThis: [
      'Play the fullest place and read the peak of the main meter: what stands above 0 dB is what the export cuts off.',
      'Double-click the fader to set it to 0 dB. If the song is then too quiet, get the {db} dB back in the groups, or before the limiter if the main track has one.',
    ],
    listenFor: 'Loud hits in the export: those that crackle now should be clean.',
  },
  advanced: {
    why: 'Live computes in 32-bit float, so {db} dB too much clips only where the signal becomes fixed point: at the converter and in a 16- or 24-bit file. A 32-bit export keeps such peaks; what plays it cuts them off.',
    tryThis: [
      'Main fader at 0 dB, level in the limiter’s Gain, or in its Threshold when Maximize is on.',
      'If the fader is automated as a fade, move that to a Utility before the limiter.',
    ],
    listenFor: 'Peaks above 0 dBFS in a 32-bit export: measure it once and you know.',
  },
}
