import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kick and bass want the same low notes. A compressor that listens to the beat turns the other part down for a moment, so that each hit is heard whole, and lets it swell back.',
    tryThis: [
      'Switch the compressor off for four bars, and on again.',
      'Watch its meter: two to four decibels clear the way, ten and more pump.',
    ],
    listenFor: 'How hard the kick seems to hit, though its fader never moved.',
  },
  intermediate: {
    why: 'The release decides what ducking sounds like. Back before the next off-beat it is only room; back just in time for the next kick, after {beatMs} ms at {bpm} BPM, it is a groove of its own.',
    tryThis: [
      'Set the release so that the meter is at rest shortly before the next kick.',
      'Use a ghost track with short clicks as the source if you want the same movement where the kick pauses.',
    ],
    listenFor: 'Whether the part breathes with the beat or stumbles against it.',
  },
  advanced: {
    why: 'Ducking a bus moves all that runs through it as one, reverb tails included; ducking single parts lets you choose depth and release for each. Both change when the source changes level: the threshold is set against its loudness.',
    tryThis: [
      'Filter the side-chain below 100 Hz, so that a clap or a hat in the source does not trigger it.',
      'Compare with an envelope that follows the grid (Auto Pan in phase 0°, Shaper): it is independent of the level.',
    ],
    listenFor: 'The second half of each beat: does it come back to full level everywhere?',
  },
}
