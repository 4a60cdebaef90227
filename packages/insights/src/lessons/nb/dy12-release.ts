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
    why: 'Med denne terskelen og ratioen demper et slag fra «{source}» på 0 dB «{part}» med opptil {db} dB; en release på {releaseMs} ms henter den tilbake, og et slag varer {beatMs} ms. En release mye kortere enn slaget gir bare plass, en som er nesten like lang, får stemmen til å svulme.',
    tryThis: [
      'Slå av kompressoren på «{part}» i fire takter: Hvor mye av grooven forsvinner?',
      'Flytt release mellom {releaseMs} og {beatMs} ms mens loopen spiller, og behold svulmingen som bærer låten.',
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
