import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Steder som papirkurven, Nedlastinger eller skrivebordet blir ryddet før eller siden. Når filen er borte, er klippet der fortsatt, men stumt.',
    tryThis: ['File ▸ Collect All and Save, nå.', 'La alle valg stå på Yes, og trykk OK.'],
    listenFor: 'Lyden er den samme. Fra nå av har prosjektet sine egne kopier.',
  },
  intermediate: {
    why: 'Settet husker bare adressen til en sample. Skrivebordet og Nedlastinger blir ryddet en dag, papirkurven og midlertidige mapper blir tømt, og Live sier det først når du åpner settet igjen.',
    tryThis: [
      'File ▸ Collect All and Save kopierer disse filene inn i prosjektet.',
      'Neste gang du drar inn en nedlasting, så legg den i User Library eller en samplemappe først.',
    ],
    listenFor: 'Åpne settet igjen: ingen oransje linje om manglende filer.',
  },
  advanced: {
    why: 'Ved siden av stien lagrer Live størrelse og sjekksum, så et søk kan finne en fil som er flyttet, men ikke en som er slettet. Ligger skrivebordet i en skytjeneste, beholder en fil som er kastet ut lokalt, navnet sitt, og lesingen venter på nedlasting, noe som kan gi utfall i lyden.',
    tryThis: [
      'Samle nå, og se på File ▸ Manage Files ▸ Manage Set ▸ Locate etter det som er igjen.',
      'Synkroniserer en tjeneste denne mappen, så merk samplene som alltid tilgjengelige uten nett til de er samlet.',
    ],
    listenFor: 'Utfall ved første avspilling etter start: et tegn på filer som hentes når de trengs.',
  },
}
