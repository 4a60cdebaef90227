import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'People with a smaller edition of Live cannot run these devices.',
    tryThis: ['Freeze their tracks before you share the set.'],
    listenFor: 'The frozen track sounds the same.',
  },
  intermediate: {
    why: 'A Max device is a file of its own. If it lies outside the project, it can go missing like a sample.',
    tryThis: ['File ▸ Collect All and Save.', 'Freeze or export for people with Intro or Standard.'],
    listenFor: 'Modulation that runs freely differs at each playback.',
  },
  advanced: {
    why: 'Devices that use the Live API act on the set while it runs and may write into its undo history; their state is partly outside of what the set stores.',
    tryThis: ['Freeze the device itself (its snowflake) to bundle its own files.'],
    listenFor: 'Recall after reopening.',
  },
}
