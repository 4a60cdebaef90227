import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et lavkutt tar bort alt under et punkt. Her ligger punktet over selve tonen, så tyngden i lyden er filtrert bort.',
    tryThis: [
      'Klikk på punktet for bånd 1 i EQ Eight.',
      'Dra det mot venstre, til omtrent 30 Hz.',
      'Slå båndet av og på, i hodetelefoner.',
    ],
    listenFor: 'Tyngden. Små høyttalere viser den kanskje ikke.',
  },
  intermediate: {
    why: 'Et kutt på 12 dB per oktav tar 12 dB ved halve frekvensen, og 3 dB allerede ved frekvensen selv. Det meste av tyngden i en dyp stemme sitter i grunntonen.',
    tryThis: [
      'Sammenlign kuttet med den laveste tonen, som er vist over.',
      'Sett det en kvint eller mer under den tonen.',
      'Kutter du for å gi plass, så prøv en liten dal i stedet: 2–3 dB der den andre stemmen bor.',
    ],
    listenFor: 'Stemmen alene, og så mot basstrommen.',
  },
  advanced: {
    why: 'Bærer et annet lag dypbassen, kan kuttet være helt riktig: Del ved delefrekvensen med like bratte kurver, og pass på fasedreiningen til et minimumfasefilter rundt den.',
    tryThis: [
      'Kontroller summen av laget og dypbassen i mono, med polariteten snudd én gang.',
      'Still delefrekvensen likt: kuttet i det ene laget, high cut i det andre.',
    ],
    listenFor: 'Et hull nær delefrekvensen, på enkelte toner.',
  },
}
