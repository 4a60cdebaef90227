import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Streaming services pack your file smaller, and unpacked again the loudest moments come out a little higher than they went in. A small gap below the maximum keeps them clean.',
    tryThis: [
      'Click the Limiter on the main track.',
      'Set Ceiling to −1 dB.',
      'Export again. Nothing else needs to change.',
    ],
    listenFor: 'Nothing at all, hopefully: {db} dB less is hard to hear. It is a safety margin.',
  },
  intermediate: {
    why: 'A standard limiter watches the samples. Between two samples the rebuilt waveform can be higher, often by a few tenths of a dB, and lossy encoding adds more. EBU R 128 and AES TD1008 therefore ask for −1 dB true peak.',
    tryThis: [
      'Ceiling −1 dB, and in Live 12 also the mode True Peak.',
      'If the song is very loud, encode it once to AAC or Ogg and look at the peaks of the decoded file: loud masters overshoot more.',
    ],
    listenFor: 'Crackle on the loudest hits of the encoded file, before and after.',
  },
  advanced: {
    why: 'Inter-sample peaks follow from band-limited reconstruction; BS.1770 estimates them with 4× oversampling (about 0.2 dB of uncertainty). Codec overshoot grows with spectral density and falls with bit rate, so −1 dBTP is a compromise and not a guarantee.',
    tryThis: [
      'True Peak mode where your Live has it; in older versions oversample outside, or lower the ceiling to −1.5 dB.',
      'Measure the decoded file, not the master.',
    ],
    listenFor: 'Transient distortion at a low bit rate, such as 96 kbit/s, as a stress test.',
  },
}
