import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En eksport av hele arrangementet varer til det aller siste klippet. Låten din ville sluttet, vært stille en stund, og så ville dette klippet blitt spilt.',
    tryThis: [
      'Trykk på knappen til dette funnet for å gå dit.',
      'Slett klippet, eller flytt det tilbake til låten.',
      'Sparer du på det til senere, så dra det til en plass i sesjonen: Der er det trygt og ikke med i eksporten.',
    ],
    listenFor: 'Spill de siste taktene: Låten slutter der du vil at den skal slutte.',
  },
  intermediate: {
    why: 'Klipp parkeres ofte bak låten mens man arrangerer. De bestemmer slutten på «hele arrangementet» i eksportvinduet, så filen går videre i stillhet til det siste av dem.',
    tryThis: [
      'Slett de parkerte klippene, eller lagre settet under et nytt navn først.',
      'Eller legg loopen over låten, marker den med et klikk på øvre halvdel, og eksporter: Live tar den markerte tiden.',
    ],
    listenFor: 'Lengden i eksportvinduet er lik lengden på låten.',
  },
  advanced: {
    why: 'Render Start og Length i eksporten kommer fra tidsmarkeringen. Uten markering går den fra første til siste hendelse, automasjon ikke medregnet. Etterklang etter siste klipp kuttes, med mindre lengden gir plass til den.',
    tryThis: [
      'Marker fra starten til slutten av siste etterklang, og eksporter: Render Length fylles ut fra markeringen.',
      'Oppbevar parkerte idéer i sesjonen eller i et eget sett.',
    ],
    listenFor: 'Ingen stillhet, og den siste etterklangen får klinge ut.',
  },
}
