import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two tracks do exactly the same thing at the same time. You hear one sound that is up to 6 dB louder, not two sounds. The faders say less than what comes out, and a change to one of the tracks is only half heard.',
    tryThis: [
      'Mute one of the two and turn the other up until it is as loud as both were.',
      'If you keep both, make the second different: another octave, another sound, or a filter that leaves only its top.',
    ],
    listenFor: 'Whether anything but the level changes when the second track is muted.',
  },
  intermediate: {
    why: 'Equal signals add in phase: up to 6 dB, no width and no new colour. The faders then show less than what comes out, and a change to one of the two is only half heard.',
    tryThis: [
      'Mute one and turn the other up until it is as loud as both were (6 dB at most). If nothing else has changed, one is enough.',
      'If you want a layer, give the copy a job: another sound, another octave, or only what lies above 200 Hz.',
    ],
    listenFor: 'Whether anything but the level changes when the second track is muted.',
  },
  advanced: {
    why: 'Summing two coherent sources moves every threshold after them: a compressor or limiter on the bus works 6 dB deeper than the single track would make it.',
    tryThis: [
      'Replace the pair by one track at +6 dB and check what the bus compressor does differently.',
      'If the copy came from a change that was given up, delete it, so that later edits reach all of the sound.',
    ],
    listenFor: 'The gain reduction on the bus with one and with two.',
  },
}
