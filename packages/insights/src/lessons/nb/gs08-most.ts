import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det meste av det du har laget, er stille: {off} av {parts} stemmer er slått av. Det kan være idéer du gikk fra, eller stemmer noen slo av for å høre resten, og så glemte.',
    tryThis: [
      'Lagre settet under et annet navn, slå på alt, og spill det fra begynnelsen.',
      'Slå av igjen det du ikke savner, én stemme om gangen.',
    ],
    listenFor: 'Stemmen som gjør låten mindre når den tier.',
  },
  intermediate: {
    why: 'En eksport inneholder bare de andre stemmene. Den som åpner settet, du selv om et år også, ser ikke hvilke av de {off} som er alternativer, og hvilke som skulle spille.',
    tryThis: [
      'Slå på alle {off} i en kopi, og spill det fyldigste stedet: Hva savner du når du går tilbake, bunnen, beaten, en linje?',
      'Samle dem som skal være av, i én gruppe med et navn som sier hva de er, for eksempel «Gammelt vers», og slå av gruppen i stedet for hvert spor.',
    ],
    listenFor: 'Hvilken av dem som endrer låten mest når den kommer inn.',
  },
  advanced: {
    why: 'Spor som er av, laster enhetene og samplene sine likevel, og andre spor kan lytte til dem: som sidechain-kilde, med Resampling eller med MIDI From. Det er en grunn til å beholde noen av de {off} og gi dem navn.',
    tryThis: [
      'Bruk Freeze og Flatten på en du kan få bruk for, flytt lyden til en gruppe som er av, og slett enhetene.',
      'Eksporter én versjon med og én uten dem, like sterke, og sammenlign dem en dag senere.',
    ],
    listenFor: 'Om den tynne versjonen er blitt låten i mellomtiden.',
  },
}
