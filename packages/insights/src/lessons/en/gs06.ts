import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Making a quiet recording much louder also raises what lies under it: hiss, hum, the room.',
    tryThis: ['Solo the clip and listen to its pauses.', 'If you hear noise, fade or cut the pauses.'],
    listenFor: 'What is there when nothing plays.',
  },
  intermediate: {
    why: 'Clip gain raises all that is in the file by the same amount: {db} dB more sound on “{part}” is also {db} dB more hiss and room in its pauses. Every device after it gets that level too, so a compressor works harder.',
    tryThis: [
      'Solo “{part}” and listen to a place in the clip where nothing plays: silence, or noise?',
      'Noise: cut the pauses or put a Gate first on the track. Silence: the clip was only quiet, and the gain is fine.',
    ],
    listenFor: 'Noise that swells when a compressor lets go.',
  },
  advanced: {
    why: 'Clip gain comes before all devices, so 12 dB here is 12 dB more drive into dynamics and saturation. It is also resolution-neutral in float, so only the recorded noise floor counts.',
    tryThis: [
      'Compare with −12 dB threshold offset on the first dynamics device.',
      'A 16-bit source keeps about 84 dB of range after +12 dB: rarely the limit.',
    ],
    listenFor: 'Changes of tone, not only level, when the gain moves: a sign of non-linear devices after the clip.',
  },
}
