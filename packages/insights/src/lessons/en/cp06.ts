import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Notes are only instructions. Without an instrument on the track they make no sound.',
    tryThis: ['Drag a piano from the browser onto “{part}”.', 'Press play.'],
    listenFor: 'The part that you may have been missing.',
  },
  intermediate: {
    why: 'What “{part}” has written reaches no instrument (notes: {notes}). It may be left over from a part that was moved, or be meant for another track or for hardware.',
    tryThis: [
      'Drop a piano on “{part}” and play the song: do you hear a part that was missing, or one that another track plays already?',
      'If missing, give it its sound, here or by MIDI To another track. If doubled, delete it.',
    ],
    listenFor: 'Whether another part plays the same notes.',
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
