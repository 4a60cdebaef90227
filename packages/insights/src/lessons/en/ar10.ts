import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'An export of the whole arrangement runs until the very last clip. So your song would end, stay silent for a while, and then this clip would play.',
    tryThis: [
      'Press the button of this finding to go there.',
      'Delete the clip, or move it back to the song.',
      'If you are keeping it for later, drag it into a session slot: there it is safe and not in the export.',
    ],
    listenFor: 'Play the last bars: the song ends where you want it to end.',
  },
  intermediate: {
    why: 'Clips are often parked after the song while arranging. They set the end of “the whole arrangement” in the export dialog, so the file goes on in silence to the last of them.',
    tryThis: [
      'Delete the parked clips, or save the set under a new name first.',
      'Or set the loop brace over the song, select it with a click on its upper half, and export: Live takes the selected time.',
    ],
    listenFor: 'The length in the export dialog equals the length of the song.',
  },
  advanced: {
    why: 'The export’s default Render Start and Length come from the time selection; with none it reaches from the first to the last event, automation not included. Effect tails after the last clip are cut unless the length leaves room for them.',
    tryThis: [
      'Select from the start to the end of the last tail, then export: Render Length is filled in from the selection.',
      'Keep parked ideas in the session view or in a set of their own.',
    ],
    listenFor: 'No silence, and the last reverb tail rings out.',
  },
}
