import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Yours spans {semitones} semitones, twelve of which are an octave, and {steps} % of its moves go to a neighbouring note. Half of the sung pop melodies span {rangeFrom} to {rangeTo}. A voice has to reach every note and find it; an instrument is free of that, and a line that leaps can be its charm.',
    tryThis: [
      'Sing the melody, with any syllable, from the first note to the last.',
      'Mark where your voice gave up or slid: there it is a melody for an instrument.',
    ],
    listenFor: 'Which part of it you hum afterwards.',
  },
  intermediate: {
    why: 'Steps make a line, leaps make a shape. In half of the sung melodies {stepsFrom} to {stepsTo} % of the moves are steps; yours has {steps} %. More steps flow and are easy to keep in mind, more leaps outline the chords and stand out against a busy beat.',
    tryThis: [
      'Fill one leap with the notes between, and in another place leave a step out.',
      'Move one phrase up an octave and hear whether the range of {semitones} semitones carries it.',
    ],
    listenFor: 'Whether the line leads somewhere, or visits the notes of the chords.',
  },
  advanced: {
    why: 'Small intervals prevail in melodies nearly everywhere (Huron 2006), partly for what voices can do. The count joins the last note of a phrase with the first of the next, in theirs as in yours, so a part of the leaps falls where no one hears one. Look at the range phrase by phrase: {semitones} semitones in all may be two narrow registers, one for the verse and one for the chorus.',
    tryThis: [
      'Note the lowest and the highest note of each phrase.',
      'Keep one section within a fifth, so that the next can open.',
    ],
    listenFor: 'The register in which most of it happens.',
  },
}
