import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lyttere teller i firere og åttere uten å vite det. Fra takt {bar} har frasen din en annen lengde, og den neste, i takt {next}, begynner der tellingen ikke venter den.',
    tryThis: [
      'Spill fra åtte takter før takt {bar}, og nikk med: Hvor venter du den neste begynnelsen?',
      'Kopier eller kutt takter så frasen blir fire, åtte eller tolv takter, spill begge versjonene, og behold den du vil ha.',
    ],
    listenFor: 'Om takt {next} kjennes tidlig, sen eller helt riktig.',
  },
  intermediate: {
    why: 'Resten av låten teller i firere, så en lytter venter ikke begynnelsen i takt {next}. Den virker som en overraskelse der noe markerer skjøten: en fill, et stopp, en ny akkord.',
    tryThis: [
      'Spill fra åtte takter før takt {bar}, og klapp på første slag i hver fjerde takt: Hva forteller deg i takt {next} at tellingen begynner på nytt?',
      'La én stemme lede over skjøten, så den uvante lengden høres ment ut.',
    ],
    listenFor:
      'Om alle stemmene er enige i takt {next} om at en ny frase begynner, eller om en kuttes midt i figuren sin.',
  },
  advanced: {
    why: 'En uregelmessig frase høres mot den regelmessige som lytteren venter: En elisjon tar siste takt i den ene som første i den neste, en utvidelse utsetter slutten (Rothstein 1989). Med looper på to eller fire takter flytter kuttet også hvor rundene deres faller.',
    tryThis: [
      'Finn takten som mangler eller er kommet til: Er den den siste i den gamle frasen eller den første i den nye?',
      'Sjekk loopene som går gjennom den: Etter skjøten bør runden deres begynne med frasen igjen.',
    ],
    listenFor: 'Om loopene er tilbake ved begynnelsen sammen med frasen, eller blir liggende forskjøvet.',
  },
}
