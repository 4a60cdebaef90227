import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The beat itself moves here, from {before} to {after} BPM, and a listener feels it before knowing why.',
    tryThis: [
      'Play bars {start} to {end}, and tap along.',
      'Turn the tempo automation off for a moment (right-click the tempo ▸ Delete Automation, then undo) and play it again.',
    ],
    listenFor: 'How early you feel that it moves.',
  },
  intermediate: {
    why: 'A beat goes from {beatBefore} ms to {beatAfter} ms here: shorter beats push, longer ones give weight. Delays and LFOs that are set in beats go along; those set in milliseconds or hertz stay behind.',
    tryThis: [
      'Play bars {start} to {end} with the change and without it (right-click the tempo ▸ Delete Automation, then undo): what does it do that the parts alone do not?',
      'Set {halfway} BPM in place of {after}. If it feels the same, the size of the step matters little.',
    ],
    listenFor: 'Whether echoes are still in step with the beat after the change.',
  },
  advanced: {
    why: 'Warped audio follows a ramp continuously, and Re-Pitch clips glide in pitch with it; unwarped clips keep their seconds, not their bars. From {before} to {after} BPM that is, in semitones, {semitones}.',
    tryThis: [
      'Check unwarped clips in bar {end}: do they still meet the bar line?',
      'Two tempos in the ratio of 2:3 or 3:4 let a rhythm of the old tempo go on as triplets or dotted notes of the new one; try the nearest such tempo.',
    ],
    listenFor: 'Alignment of all parts on the first bar line after the change.',
  },
}
