import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Making a quiet recording much louder also raises what lies under it: hiss, hum, the room.',
    tryThis: ['Solo the clip and listen to its pauses.', 'If you hear noise, fade or cut the pauses.'],
    listenFor: 'What is there when nothing plays.',
  },
  intermediate: {
    why: 'A boost of more than 12 dB says that the source is far below its neighbours. If it was recorded so, a second take at a better level is often quicker than cleaning.',
    tryThis: [
      'For small corrections use clip gain; for mix level use the fader or Utility.',
      'Gate softly or cut the pauses.',
      'Look whether the clip peaks above 0 dB inside the chain: a compressor will react.',
    ],
    listenFor: 'Noise that swells when a compressor lets go.',
  },
  advanced: {
    why: 'Clip gain comes before all devices, so 12 dB here is 12 dB more drive into dynamics and saturation. It is also resolution-neutral in float, so only the recorded noise floor counts.',
    tryThis: [
      'Compare with −12 dB threshold offset on the first dynamics device.',
      'A 16-bit source keeps about 84 dB of range after +12 dB: rarely the limit.',
    ],
    listenFor: 'Changes of tone, not only level, when the gain moves: a sign of non-linear devices behind.',
  },
}
