import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Speakers draw a curve through the samples of your file, and between two of them it may swing higher than either. Here it swings past the top.',
    tryThis: [
      'Put a Limiter last on the main track, if there is none.',
      'Lower its Ceiling by {lowerDb} dB and switch True Peak on.',
      'Bounce again and drop it here.',
    ],
    listenFor: 'The loudest hits on a phone: crackle, or clean.',
  },
  intermediate: {
    why: 'A limiter that watches samples lets the rebuilt curve through. Players and encoders rebuild it, some clip it.',
    tryThis: [
      'Lower the ceiling by {lowerDb} dB, or let the limiter watch the true peak.',
      'If only a few hits go over, turn those down instead: the rest keeps its level.',
    ],
    listenFor: 'The attack of the loudest drum before and after.',
  },
  advanced: {
    why: 'BS.1770-5 estimates the curve at four times the rate; the excess here is {overDb} dB. Lossy coding adds its own overshoot, more so in dense masters.',
    tryThis: [
      'Set −1 dBTP as the ceiling, −2 where the master is louder than −10 LUFS.',
      'Compare the null of both bounces: what changes is only what went over.',
    ],
    listenFor: 'Whether intersample clipping was part of the sound; A/B at equal loudness.',
  },
}
