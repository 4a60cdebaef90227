import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Such a number usually comes from tapping, or from a clip that led the tempo.',
    tryThis: ['Click the tempo, type the round number, press Enter.'],
    listenFor: 'A recording that is not warped, in the last minute: does it still sit on the beat?',
  },
  intermediate: {
    why: 'Harmless, but loops from elsewhere and stems for others are easier at a round tempo.',
    tryThis: ['Type the number before you record audio.', 'Keep it if a recording set it.'],
    listenFor: 'Unwarped recordings against the grid after the change.',
  },
  advanced: {
    why: 'A difference of 0.0003 BPM drifts by a few samples over a song; DAW exchange by tempo number rounds it away and the ends differ by that much.',
    tryThis: ['Hand over a tempo map as MIDI instead of a number.'],
    listenFor: 'Phase of parallel stems at the end.',
  },
}
