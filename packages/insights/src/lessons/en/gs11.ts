import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The main fader has automation, and it is drawn at the very bottom. As soon as the song plays, the fader goes there, whatever you set by hand.',
    tryThis: [
      'Press A to see automation, and choose Mixer and Track Volume on the main track.',
      'Right-click the line and choose Delete Automation.',
    ],
    listenFor: 'The song is there from the first bar.',
  },
  intermediate: {
    why: 'Often a fade was drawn at the end, and the first point went down with it. An export plays automation too: it would be silent.',
    tryThis: [
      'Drag the first breakpoint of the main track’s volume up to 0 dB and leave the fade at the end.',
      'If the automation button in the control bar is lit in orange, press it: then you hear what an export would.',
    ],
    listenFor: 'The meter of the main track moves from the start.',
  },
  advanced: {
    why: 'A parameter that is moved by hand overrides its automation until Re-Enable Automation: what you hear then is not what is drawn.',
    tryThis: ['Automate a Utility at the end of the main track for fades, and leave the fader free for the hand.'],
    listenFor: 'The same level in the export as in the room.',
  },
}
