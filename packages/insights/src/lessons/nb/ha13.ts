import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To stemmer holder nabotoner samtidig, {times} ganger. Et halvtrinn er den ruheste klangen to toner kan lage: noen ganger er det krydder, noen ganger høres det bare skjevt ut.',
    tryThis: [
      'Loop takt {bar}, og lytt til de to stemmene alene.',
      'Flytt én av de to tonene opp eller ned med én tangent, og sammenlign.',
    ],
    listenFor: 'Om gnisningen høres ut som følelse eller som et uhell.',
  },
  intermediate: {
    why: 'En stor septim inne i én akkord gnisser også, og klinger rikt fordi den ligger spredt. Mellom to stemmer i samme oktav svever de samme tonene mot hverandre: her i {beats} slag til sammen.',
    tryThis: [
      'Flytt den ene stemmen en oktav i takt {bar}, så halvtrinnet blir en stor septim.',
      'Eller la den korteste tonen løse seg trinnvis opp før den andre kommer inn.',
    ],
    listenFor: 'Svevningen i den lange tonen, og hvordan den forsvinner når avstanden vokser.',
  },
  advanced: {
    why: 'Ruhet avhenger av register og spektrum: under C3 ligger et halvtrinn godt innenfor ett kritisk bånd, over kan en myk klang bære det. Forholdninger fortjener den ved forberedelse og oppløsning; en pad som blir liggende mens akkorden skifter, gjør ikke det.',
    tryThis: [
      'Se om den øverste tonen var der fra før: da er den en forholdning, og vil falle.',
      'Tynn ut pad-en til grunntone og kvint i de taktene, og behold spenningen i leaden.',
    ],
    listenFor: 'Hvilken av de to stemmene øret tar for den som vandrer.',
  },
}
