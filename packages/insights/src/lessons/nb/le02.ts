import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et lavkutt tar bort alt under et punkt. Her ligger punktet over selve tonen, så tyngden i lyden er filtrert bort.',
    tryThis: [
      'Klikk på punktet for lavkuttet i EQ Eight.',
      'Dra det mot venstre, til omtrent {safeHz} Hz.',
      'Slå båndet av og på, i hodetelefoner.',
    ],
    listenFor: 'Tyngden. Små høyttalere viser den kanskje ikke.',
  },
  intermediate: {
    why: 'De dype tonene i «{part}» klinger på {noteHz} Hz, og kuttet står på {hz} Hz: Der tar det omtrent 3 dB, og mer jo dypere en tone ligger. Det meste av tyngden i en dyp stemme sitter i grunntonen.',
    tryThis: [
      'Sett kuttet på {safeHz} Hz, en kvint under de dype tonene, og sammenlign med {hz} Hz over åtte takter.',
      'Var det der for å gi plass, så prøv en liten dal i stedet: 2–3 dB der den andre stemmen bor.',
    ],
    listenFor: 'Jevn tyngde fra tone til tone: Ved {hz} Hz er det de dype som er svake.',
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
