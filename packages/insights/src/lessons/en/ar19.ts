import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'What was there all the time is heard most when it is gone. For {bars} bars the song plays without what carried it, and in bar {bar} its return feels like an arrival.',
    tryThis: [
      'Play from four bars before the parts leave to four bars after they return.',
      'Copy the parts into the empty bars for a moment, and play it again.',
    ],
    listenFor: 'How your body answers to the first beat of bar {bar}, with and without the gap.',
  },
  intermediate: {
    why: 'Listeners go on counting through bars {first} to {last}, and the first beat of bar {bar} confirms the count. What plays on meanwhile comes forward without being turned up.',
    tryThis: [
      'Let “{part}” play on through bars {first} to {last} (copy its clips there, or open its fader), then undo: the difference is what the gap gives.',
      'Let one of the parts that go on rise towards bar {bar}, by a filter that opens or a line that climbs: does the return grow, or lose its surprise?',
    ],
    listenFor: 'Whether you would still nod in time if the return came a bar later.',
  },
  advanced: {
    why: 'Metre goes on in the listener without the sound that carries it (Butler 2006); what is withheld is not the beat but its confirmation. The effect depends on the level of the low band before and after as much as on the notes.',
    tryThis: [
      'Cut the low end of everything that goes on in the gap, so that it comes back at once.',
      'Compare the loudness of bar {last} and of bar {bar}: how much of the return is level, and how much is the hits themselves?',
    ],
    listenFor: 'Whether the return is louder, lower, or only denser.',
  },
}
