import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Fra akkord til akkord beveger tonene i denne stemmen seg nesten ikke, og som regel blir én liggende. Derfor hører du én klang som skifter farge, og ikke en akkord etter en annen.',
    tryThis: [
      'Sett takt {bar} i loop: {chordBefore} går til {chordAfter}. Flytt den andre akkorden opp en oktav, sammenlign, og angre.',
      'Syng den høyeste tonen i hver akkord etter tur: Er det en melodi?',
    ],
    listenFor: 'Hvilken tone som blir, og hvilken som flytter seg.',
  },
  intermediate: {
    why: '{moves} bevegelser på {semitones} halvtoner per tone: Hver stemme går til det som ligger nær, og øret følger stemmene mer enn akkordene. Ett hopp blant dem høres straks.',
    tryThis: [
      'Flytt én akkord opp en oktav der en del begynner: Hoppet markerer inngangen.',
      'Se på de øverste tonene i {chordBefore} og {chordAfter}, og endre én av dem så rekken av topptoner blir en melodi.',
    ],
    listenFor: 'Den øverste tonen i hver akkord: Den høres som en melodi, enten du skrev en eller ikke.',
  },
  advanced: {
    why: 'Nær stemmeføring holder summen av alle bevegelser liten (Tymoczko 2011), {semitones} halvtoner per tone her. Så lite bevegelse lar de store gestene stå til formen.',
    tryThis: [
      'Bryt det én gang, der låten er fyldigst, med et hopp i alle stemmer.',
      'La én mellomstemme gå mot de andre fra {chordBefore} til {chordAfter}.',
    ],
    listenFor: 'Hvor mye hardere hoppet lander etter {moves} nære bevegelser.',
  },
}
