import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En kompressor som lytter til «{source}», demper andre lyder et øyeblikk, så hvert slag høres helt, og lar dem svulme opp igjen.',
    tryThis: [
      'Slå av kompressoren på «{part}» i fire takter, og på igjen.',
      'Se på måleren: To til fire desibel gir plass, ti og mer pumper.',
    ],
    listenFor: 'Hvor hardt slagene virker, selv om faderen ikke er rørt.',
  },
  intermediate: {
    why: 'Med denne terskelen og ratioen demper et slag fra «{source}» på 0 dB «{part}» med opptil {db} dB. Release avgjør hvordan det låter: Er nivået tilbake innen {halfBeatMs} ms, gir det bare plass; er det tilbake akkurat til neste slag ({beatMs} ms), pumper det.',
    tryThis: [
      'Slå av kompressoren på «{part}» i fire takter: Hvor mye av grooven forsvinner?',
      'Sett release til {halfBeatMs} ms, så nær {beatMs} ms, og behold svulmingen som bærer låten.',
    ],
    listenFor: 'Øyeblikket før hvert slag: Er «{part}» tilbake på fullt nivå da?',
  },
  advanced: {
    why: 'Å dempe en buss flytter alt som går gjennom den, under ett, også romklangen; å dempe enkeltstemmer lar deg velge dybde og release for hver. Begge endrer seg når kilden endrer nivå: Terskelen er satt mot lydstyrken.',
    tryThis: [
      'Behold bare bunnen i sidechain-EQ-en, så en klapp eller hi-hat i «{source}» ikke utløser den.',
      'Sammenlign med en kurve som følger rutenettet (Auto Pan i fase 0°, Shaper): Den er uavhengig av nivået.',
    ],
    listenFor: 'Den andre halvdelen av hvert slag: Er alt tilbake på fullt nivå?',
  },
}
