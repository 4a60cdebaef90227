import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Fra akkord til akkord beveger tonene i denne stemmen seg nesten ikke, og som regel blir én liggende. Derfor hører du én klang som skifter farge, og ikke en akkord etter en annen.',
    tryThis: [
      'Loop stedet der {chordBefore} går til {chordAfter}. Flytt den andre akkorden opp en oktav, sammenlign, og angre.',
      'Syng den høyeste tonen i hver akkord etter tur: Er det en melodi?',
    ],
    listenFor: 'Hvilken tone som blir, og hvilken som flytter seg.',
  },
  intermediate: {
    why: 'I {moves} akkordskift flytter hver tone seg lite (snitt i halvtoner: {semitones}), så øret følger stemmene mer enn akkordene.',
    tryThis: [
      'Sett akkordene i én runde i grunnstilling i en kopi, og sammenlign: de samme akkordene, og store sprang.',
      'Se på de øverste tonene i {chordBefore} og {chordAfter}, og endre én av dem så rekken av topptoner blir en melodi.',
    ],
    listenFor: 'Den øverste tonen i hver akkord: Den høres som en melodi, enten du skrev en eller ikke.',
  },
  advanced: {
    why: 'Nær stemmeføring holder summen av alle bevegelser liten (Tymoczko 2011); snittet per tone er her {semitones}, i halvtoner. Så lite bevegelse sparer de store gestene til formen.',
    tryThis: [
      'La én mellomstemme gå mot de andre fra {chordBefore} til {chordAfter}.',
      'La alle stemmer hoppe inn i én akkord der låten er fyldigst, og gå nært videre derfra.',
    ],
    listenFor: 'Hva stemmene gjør når akkorden skifter, og hva som er igjen av det der de hopper.',
  },
}
