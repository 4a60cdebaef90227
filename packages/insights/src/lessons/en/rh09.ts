import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Drummers hit softly far more often than one thinks: in half of the rock performances that I counted, {rockFrom} to {rockTo} % of the hits stay well below the loudest. Yours has {soft} %. A machine beat at full strength is a style of its own; this only shows where a hand would be.',
    tryThis: [
      'In a copy, pull every second hat down by a third, play eight bars, and compare.',
      'Tap the beat on a table as you feel it, and notice which hits you make lightly.',
    ],
    listenFor: 'Whether the beat leans forward or stands still.',
  },
  intermediate: {
    why: 'Most soft hits of a drummer are hats between the beats and ghost notes of the snare; kick and backbeat stay loud. So {soft} % says little by itself: look at which drums they are.',
    tryThis: [
      'Select one drum at a time in the clip and look at the height of its velocities.',
      'Leave kick and backbeat as they are, and shape the hats alone: strong on the beat, weaker between.',
    ],
    listenFor: 'What the hats do to the tempo that you feel.',
  },
  advanced: {
    why: 'Velocity is not level: a kit turns 60 % of the highest velocity into six decibels less or into twenty, and often into another sample. The drummers played electronic drums, whose pads answer each in its own way, so that {rockFrom} to {rockTo} % is a picture of hands on those pads, no law.',
    tryThis: [
      'Play one drum at velocities 40, 70, 100 and 127 and read the meter: that is the curve of your kit.',
      'If the curve is flat, widen the velocities; if it is steep, narrow them before you reach for a compressor.',
    ],
    listenFor: 'Where the tone of the drum changes, more than its level.',
  },
}
