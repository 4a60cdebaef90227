import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'VST2 is an older kind of plug-in. New computers may not run it one day.',
    tryThis: ['Nothing today.', 'When you start a new song, choose the VST3 of the same plug-in.'],
    listenFor: 'The same preset should sound the same in both.',
  },
  intermediate: {
    why: 'Swapping an old plug-in inside a finished set means setting its sound again: Live treats VST2 and VST3 as different plug-ins.',
    tryThis: [
      'Freeze or export the tracks of finished songs.',
      'Save the sound as a preset in the plug-in, load it in the VST3.',
    ],
    listenFor: 'Automation: its parameters may be numbered differently.',
  },
  advanced: {
    why: 'VST3 suspends processing on silence and has sample-accurate automation; some plug-ins migrate state by a shared id, but Live does not swap them by itself.',
    tryThis: ['Check that macro and automation mappings are redone after a swap.'],
    listenFor: 'Latency reports that differ between formats.',
  },
}
