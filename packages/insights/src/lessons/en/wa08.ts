import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A hundred cents make one step of the keyboard. A few cents can be warmth, or a slip of the mouse.',
    tryThis: ['Put a Tuner on the track and play a long note.', 'Double-click Detune to set it back.'],
    listenFor: 'A slow wobble against another part.',
  },
  intermediate: {
    why: 'Two parts that are n cents apart beat; the higher the note, the faster. Often the detuning corrects a sample that was recorded off pitch: then it is right.',
    tryThis: ['Tune to the bass, not to 440 Hz.'],
    listenFor: 'Beating on unisons and octaves.',
  },
  advanced: {
    why: 'Beat rate is f·(2^(c/1200) − 1): 10 cents at 440 Hz give 2.5 Hz.',
    tryThis: ['Symmetric detuning of a doubled pair keeps the mean pitch.'],
    listenFor: 'The rate of beating rather than the pitch.',
  },
}
