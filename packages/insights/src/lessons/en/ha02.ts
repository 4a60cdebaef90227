import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The last chords of a phrase are its comma or its full stop. Here {times} phrases end with {chord}.',
    tryThis: ['Stop playback right after {chord}: could the song end here?', 'Then let the next chord come.'],
    listenFor: 'The breath after {chord}.',
  },
  intermediate: {
    why: 'Dominant to home closes most; a stop on the dominant leaves the door open; the dominant to vi promises home and turns aside. {times} phrases here end with {chord}, so one that ends otherwise is heard.',
    tryThis: [
      'Give one of the {times} places another of these endings.',
      'Once, hold the end of {chord} a bar longer.',
    ],
    listenFor: 'Which ending asks for the next section, and which one closes this one.',
  },
  advanced: {
    why: 'Strength of closure is a sum: root positions, the melody on the tonic, length of the last chord, and its place in the four-bar group. Take one of these away at one of the {times} places with {chord}, and the phrase goes on.',
    tryThis: [
      'Compare the degree of the melody over the last chord: 1 closes, 3 rests, 5 floats.',
      'Put one end a bar early and let the next phrase begin on its last chord.',
    ],
    listenFor: 'Closure by harmony against closure by density.',
  },
}
