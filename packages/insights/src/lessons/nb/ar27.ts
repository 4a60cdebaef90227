import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lyttere teller i firere og åttere uten å vite det. Fra takt {bar} har frasen din en annen lengde, og den neste begynner der ingen har telt til.',
    tryThis: [
      'Spill fra åtte takter før takt {bar}, og nikk med: Hvor venter du den neste begynnelsen?',
      'Legg til eller kutt en takt så frasen blir åtte, spill begge, og behold den du vil ha.',
    ],
    listenFor: 'Om neste frase kjennes tidlig, sen eller helt riktig.',
  },
  intermediate: {
    why: 'En frase som mister en takt, skyver seg inn i den neste. En takt mer holder den igjen. Begge deler virker best når noe markerer skjøten: en fill, en stopp, en ny akkord.',
    tryThis: [
      'Se på siste takt før skjøten: Slutter hver stemme der, eller blir en kuttet midt i figuren sin?',
      'La én stemme lede over skjøten, så den uvante lengden høres ment ut.',
    ],
    listenFor: 'Om alle stemmene er enige om hvor den nye frasen begynner.',
  },
  advanced: {
    why: 'En uregelmessig frase høres mot en regelmessig bak den: En elisjon tar siste takt i den ene som første i den neste, en utvidelse utsetter slutten (Rothstein 1989). Med looper på to eller fire takter flytter kuttet også hvor rundene deres faller.',
    tryThis: [
      'Finn takten som mangler eller er kommet til: Er den den siste i den gamle frasen eller den første i den nye?',
      'Sjekk loopene som går gjennom den: Etter skjøten bør runden deres begynne med frasen igjen.',
    ],
    listenFor: 'Om loopene er tilbake ved begynnelsen sammen med frasen, eller blir liggende forskjøvet.',
  },
}
