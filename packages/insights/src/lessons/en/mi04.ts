import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The same key is pressed twice at once. Some instruments then cut the second note short.',
    tryThis: ['Select all notes of the clip.', 'Shorten them a little, or press Legato.'],
    listenFor: 'Notes that stop too early.',
  },
  intermediate: {
    why: 'MIDI sends “off” without saying which “on” it belongs to. Which note ends is up to the instrument.',
    tryThis: ['Legato closes gaps and removes overlaps.', 'Drums do not care: one-shots ignore note ends.'],
    listenFor: 'Held pads that die halfway.',
  },
  advanced: {
    why: 'Live resolves equal pitches within a clip, but overlapping clips and exports to hardware keep the ambiguity. MPE keeps notes apart by channel.',
    tryThis: ['Split the voices to two tracks if the overlap is wanted.'],
    listenFor: 'Stuck notes on hardware.',
  },
}
