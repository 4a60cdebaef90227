import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Listeners count in fours and eights without knowing it. From bar {bar} on your phrase has another length, and the next one, in bar {next}, begins where the count does not expect it.',
    tryThis: [
      'Play from eight bars before bar {bar}, and nod along: where do you expect the next beginning?',
      'Copy or cut bars so that the phrase lasts four or eight bars, or twelve, play both versions, and keep the one that you want.',
    ],
    listenFor: 'Whether bar {next} feels early, late, or simply right.',
  },
  intermediate: {
    why: 'The rest of the song counts in fours, so a listener does not expect the beginning in bar {next}. It works as a surprise where something marks the join: a fill, a stop, a new chord.',
    tryThis: [
      'Play from eight bars before bar {bar} and clap on the first beat of every fourth bar: what tells you in bar {next} that the count starts again?',
      'Let one part lead over the join, so that the odd length sounds meant.',
    ],
    listenFor:
      'Whether all parts agree in bar {next} that a new phrase begins, or one is cut in the middle of its figure.',
  },
  advanced: {
    why: 'An irregular phrase is heard against the regular one that a listener expects: an elision takes the last bar of one as the first of the next, an extension puts off the end (Rothstein 1989). With loops of two or four bars the cut also shifts where their rounds fall.',
    tryThis: [
      'Find the bar that is missing or added: is it the last of the old phrase or the first of the new?',
      'Check the loops that run through it: after the join their round should begin with the phrase again.',
    ],
    listenFor: 'Whether the loops come back to their beginning with the phrase, or keep a shift.',
  },
}
