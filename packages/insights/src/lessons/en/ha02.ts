import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Music has something like commas and full stops. The last two chords of a phrase decide which one it is: some feel finished, others ask for more.',
    tryThis: [
      'Stop playback right after such a pair of chords.',
      'Ask yourself: could the song end here, or does it want to go on?',
    ],
    listenFor: 'The breath after the second chord.',
  },
  intermediate: {
    why: 'The dominant to home is the strongest end; IV to home is softer; stopping on V leaves the door open; V to vi promises home and turns aside. Where you use which one is punctuation for the whole song.',
    tryThis: [
      'Let verses end open (on V), and keep the strong end for the last chorus.',
      'Once, turn aside: after V play vi instead of I.',
    ],
    listenFor: 'Whether the next section feels earned.',
  },
  advanced: {
    why: 'Strength of closure is a sum: root positions, the melody on the tonic, length of the second chord, and its place in the four-bar group. Loops weaken each, which is why they go on; one perfect cadence can end a piece of endless loops.',
    tryThis: [
      'Compare the melody degree over the second chord: 1 closes, 3 rests, 5 floats.',
      'Put one end a bar early and let the next phrase begin on its last chord.',
    ],
    listenFor: 'Closure by harmony against closure by density.',
  },
}
