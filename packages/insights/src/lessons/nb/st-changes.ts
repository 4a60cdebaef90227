import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Øret legger merke til endring. Stemmer kommer eller går på {times} steder her, så en lytter aldri venter mer enn {bars} takter på den neste.',
    tryThis: [
      'Spill takt {start} til {end}, det lengste strekket der ingen stemme kommer eller går. Kjennes det langt?',
      'Demp én stemme i de siste to taktene, og lytt igjen.',
    ],
    listenFor: 'Øyeblikkene rett etter en endring: Da lytter du mest.',
  },
  intermediate: {
    why: 'Med {times} ganger inn og ut i {length} takter holder en gjentatt idé seg i live: Loopen består, selskapet skifter. Men der mye endrer seg hele tiden, trenger den viktigste endringen hjelp for å synes.',
    tryThis: [
      'Hold igjen én stemme i de fire taktene før det største øyeblikket, og sammenlign.',
      'Der en stemme kommer inn, kan du dempe en annen i to takter: At noe går ut, høres også som en endring.',
    ],
    listenFor: 'Om det største øyeblikket skiller seg ut fra den jevne strømmen av små.',
  },
  advanced: {
    why: '{times} endringer i {length} takter er tett og jevnt. Neste spørsmål er rangordning: Endringer ved 4, 8 og 16 takter som har ulik størrelse, hindrer at formen flater ut tross aktiviteten.',
    tryThis: [
      'Ranger endringene dine etter hvor mange spor de flytter, og se om de tre øverste faller på starten av en del.',
    ],
    listenFor: 'Formen med lav lyd fra et annet rom: Hører du fortsatt hvor delene er?',
  },
}
