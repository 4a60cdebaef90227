import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'They look like slips from recording: a key brushed, a mouse click too many.',
    tryThis: ['Zoom in on the clip.', 'Delete the slivers, or pull them to their full length.'],
    listenFor: 'Small clicks that you took for part of the sound.',
  },
  intermediate: {
    why: 'On a sound with a fast attack a tiny note clicks; on a slow one it is silent and only counts.',
    tryThis: [
      'Switch the tiny notes off with the 0 key, play the phrase, and switch them on again: keep those that you miss.',
      'Look at the ends of phrases first, where fingers lift; grace notes are short as well, and lead into a note.',
    ],
    listenFor: 'Whether the phrase gets cleaner or stiffer.',
  },
  advanced: {
    why: 'Key-switches, arpeggiator triggers and converted audio make such notes on purpose. What is counted is below 1/32 of a beat.',
    tryThis: ['Check the lowest octave for key-switches first.'],
    listenFor: 'Articulation changes after deleting.',
  },
}
