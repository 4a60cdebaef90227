import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A finishing chain makes everything sound big at once. While you still write, it also hides which part is too loud.',
    tryThis: [
      'Select all devices on the main track and group them (Ctrl+G, or Cmd+G on a Mac).',
      'Switch that rack off and write on; switch it on when you want to feel the end result.',
    ],
    listenFor: 'Does the idea hold without it?',
  },
  intermediate: {
    why: 'Limiters and bus compressors answer to the loudest part, so every new track changes how all others sound. Some devices also delay the signal, which makes playing in feel late.',
    tryThis: [
      'Map the rack’s on switch to a key.',
      'Balance with it off; check with it on once a session.',
      'Turn off look-ahead and linear-phase devices while you record.',
    ],
    listenFor: 'A kick that gets smaller as soon as the chords come in.',
  },
  advanced: {
    why: 'Mixing into a chain is a method of its own: then it should stand from the first hour and stay. What costs is a chain that changes while the balance below it does.',
    tryThis: [
      'Save the chain as a preset with its version in the name, and freeze its settings until the mix stage.',
      'Read the total latency of the main chain in the status bar of each device.',
    ],
    listenFor: 'Level-matched: chain on against off.',
  },
}
