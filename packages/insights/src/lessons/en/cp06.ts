import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Notes are only instructions. Without an instrument on the track they make no sound.',
    tryThis: ['Drag an instrument from the browser onto the track.', 'Press play.'],
    listenFor: 'The part that you may have been missing.',
  },
  intermediate: {
    why: 'It may be a leftover of a moved part, or the notes were meant for another track or for hardware.',
    tryThis: ['MIDI To: choose the track that should play them.', 'Or copy an instrument here.'],
    listenFor: 'Double notes, if another track already plays the same part.',
  },
  advanced: {
    why: 'Neither device nor routing receives the MIDI in this file. A plug-in that could not be loaded still counts as a device, so it is not that.',
    tryThis: [
      'Drop any piano on the track to hear what the notes are.',
      'If they are worth keeping: right-click the clip ▸ Export MIDI Clip, then delete the track.',
    ],
    listenFor: 'Whether another part already plays the same line.',
  },
}
