import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Velocity is how hard a note is struck, from 1 to 127. All {notes} notes on “{track}” are at {velocity}: a sound that follows velocity hardly answers to that.',
    tryThis: [
      'Turn the fader of “{track}” down, so that it does not jump at you.',
      'Select all notes in its clips, drag their velocities up to about 90, and bring the fader up again.',
    ],
    listenFor: 'Whether the part was faint because of its notes or because of its fader.',
  },
  intermediate: {
    why: 'Many sounds follow the square of velocity: {velocity} of 127 is then 40 dB and more below full, and often their dullest tone. A fader or a compressor has to make up for that, and the tone stays dull.',
    tryThis: [
      'Lower the fader, set all notes to 90, and bring the part back to its old loudness: same level, another tone?',
      'If nothing changes, the sound ignores velocity, and nothing is lost.',
    ],
    listenFor: 'Attack and brightness at equal loudness.',
  },
  advanced: {
    why: 'A low velocity can be a choice: a sampled instrument may hold its softest layer there. As a leftover it moves the level into gain stages after it, and each step of one velocity becomes large: from {velocity} one step changes the level by a decibel or more.',
    tryThis: [
      'If you want the soft layer, keep the notes and make up the level with Utility before any compressor.',
      'If not, raise the notes and halve the gain after them step by step, watching the meter.',
    ],
    listenFor: 'Noise of the devices that make up the level.',
  },
}
