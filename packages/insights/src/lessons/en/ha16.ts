import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Two of your parts play the same {notes} notes. To the ear that is one thicker part, not two.',
    tryThis: [
      'Mute one of them for eight bars from bar {bar} and ask what is missing.',
      'If it is only thickness: keep it for the loudest section and leave it out elsewhere.',
      'Or let one of them hold long notes while the other moves.',
    ],
    listenFor: 'Whether you can still tell two instruments apart.',
  },
  intermediate: {
    why: 'Doubling adds weight and colour, no new line. In unison two sounds fight for one place; an octave apart they share it. A doubled line that never stops leaves no step up for the chorus.',
    tryThis: [
      'Keep the doubling where the song is fullest, from bar {bar} or from the chorus on.',
      'In the other section give the second part a third or sixth above, or the answer in the rests.',
      'Split by frequency: cut the lows of the upper sound and the top of the lower one.',
    ],
    listenFor: 'The step from one voice to two: it should be heard as an event.',
  },
  advanced: {
    why: 'Orchestrators double at the octave to strengthen a line and at the unison to blend a colour; unisons of synthesisers add chorusing and, in the bass, phase that wanders from note to note. {notes} doubled notes are a decision about colour that the form could use.',
    tryThis: [
      'In the bass keep one source below 120 Hz and high-pass the layers.',
      'Turn the doubling into heterophony: one part plays a simpler version of the other.',
      'Check the sum in mono, note by note.',
    ],
    listenFor: 'Notes of the line that suddenly lose body: there the layers cancel.',
  },
}
