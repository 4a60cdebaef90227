import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Steder som papirkurven, Nedlastinger eller skrivebordet blir ryddet før eller siden. Når filen er borte, er klippet der fortsatt, men stumt.',
    tryThis: ['File ▸ Collect All and Save, nå.', 'La alle valg stå på Yes, og trykk OK.'],
    listenFor: 'Lyden er den samme. Fra nå av har prosjektet sine egne kopier.',
  },
  intermediate: {
    why: 'Settet husker adressen til en sample. En fil i en midlertidig mappe, på en flyttbar disk eller i papirkurven kan bli borte uten varsel, og Live sier det først neste gang du åpner settet.',
    tryThis: [
      'File ▸ Collect All and Save kopierer disse filene inn i prosjektet.',
      'Neste gang du drar inn en nedlasting, så legg den i User Library eller en samplemappe først.',
    ],
    listenFor: 'Åpne settet igjen: ingen oransje linje om manglende filer.',
  },
  advanced: {
    why: 'Stien passer med en mappe som systemet eller en synkroniseringstjeneste kan tømme. En skyfil som er kastet ut lokalt, har fortsatt navnet sitt, men lesingen stanser til den er lastet ned, og det kan også gi utfall i lyden.',
    tryThis: [
      'Samle nå, og se på File ▸ Manage Files ▸ Manage Set ▸ Locate etter det som er igjen.',
      'I skymapper: Merk samplene som alltid tilgjengelige uten nett.',
    ],
    listenFor: 'Utfall ved første avspilling etter start: et tegn på filer som hentes når de trengs.',
  },
}
