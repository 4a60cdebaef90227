import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Your song goes round a short chain of chords, or of bass notes that stand for them. Each has a job: one is home, one moves away from it, and one pulls back. That is why the loop can turn for a long time.',
    tryThis: [
      'Play only the last chord of the loop, then the first.',
      'Leave the first chord out once, at the end of a section, and wait a bar.',
    ],
    listenFor: 'The pull towards the first chord, and how it feels to be kept waiting.',
  },
  intermediate: {
    why: 'Numerals name chords by their distance from home, so the same loop can be heard in any key and in other songs. Starting it on another chord changes where home seems to be, with the same chords.',
    tryThis: [
      'Start the loop one chord later in the next section.',
      'Replace one chord by another one with the same job: for IV try ii, for V try the seventh chord on VII.',
      'Hold one chord twice as long before the largest section.',
    ],
    listenFor: 'Which chord feels like the first one, wherever the loop starts.',
  },
  advanced: {
    why: 'Loops without a clear cadence keep the tonic open: listeners choose a home by metre, bass and melody. A loop becomes a phrase as soon as its last chord changes, so one altered pass can shape sixteen bars.',
    tryThis: [
      'Write a turnaround for every fourth pass: change only the last two chords.',
      'Keep the loop and move the melody’s goal note from pass to pass.',
    ],
    listenFor: 'Hypermetre: which pass is strong, which is weak.',
  },
}
