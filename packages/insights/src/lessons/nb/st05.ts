import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ligger de fleste stemmene på én side, heller musikken. I hodetelefoner blir det ene øret trøtt, og det andre venter.',
    tryThis: [
      'Flytt «{part}» fra {pan} til samme sted på den andre siden, {mirror}.',
      'Lytt i åtte takter, og sett den tilbake om bildet var bedre før.',
    ],
    listenFor: 'Lukk øynene: Er midten av musikken rett foran deg?',
  },
  intermediate: {
    why: 'Balansen mellom venstre og høyre høres over tid, så to stemmer som bytter på, kan svare hverandre fra hver sin side. Etter panorering og takter veier «{part}» på {pan} mest på den fulle siden.',
    tryThis: [
      'Flytt «{part}» fra {pan} til {mirror} i åtte takter, så halvveis mot midten, og så tilbake.',
      'Snu hodetelefonene: Et bilde i balanse forblir i balanse.',
    ],
    listenFor: 'Midten av bildet i de åtte travleste taktene.',
  },
  advanced: {
    why: 'Snittet er vektet etter hvor mange takter en stemme spiller, ikke etter lydstyrken, for den står ikke i settet. Lyse stemmer plasseres skarpere enn dype, så én lys stemme kan veie mer enn to matte.',
    tryThis: ['Sammenlign RMS for venstre og høyre gjennom en del av eksporten; innenfor 1 dB regnes som likt.'],
    listenFor: 'Byttede kanaler: Bildet skal være et speil, ikke en annen miks.',
  },
}
