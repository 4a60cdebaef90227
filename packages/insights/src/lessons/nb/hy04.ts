import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Tomme spor følger ofte med en mal. De gjør ingen skade.',
    tryThis: ['Klikk på et av dem og trykk Delete.'],
    listenFor: 'Låten er den samme. Det som endres, er hvor mye av den som får plass på skjermen.',
  },
  intermediate: {
    why: 'En mal med færre spor viser mer av det du lager.',
    tryThis: ['Slett dem her.', 'Kommer de tilbake i hvert nye sett: File ▸ Save Live Set as Default Set, uten dem.'],
    listenFor: 'Om du savner et av dem i den neste låten. Hvis ikke, var malen for stor.',
  },
  advanced: {
    why: 'Et tomt spor kan tjene som koblingspunkt. De som et annet spor sender til eller lytter til, er ikke talt med, så disse gir ingenting videre.',
    tryThis: ['Maskinvare og returkjeder i rack kan gå inn i et spor uten å vises: Se på Audio From før du sletter.'],
    listenFor: 'En signalvei som blir stille: Spill åtte takter etter slettingen, og angre om noe er borte.',
  },
}
