import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Effekten gjør alt som går gjennom den, ruere, også bassen.',
    tryThis: ['Flytt den til et returspor og bland den inn.', 'Eller legg den på den ene stemmen som skal være ru.'],
    listenFor: 'Om bassen får tilbake tyngden.',
  },
  intermediate: {
    why: 'Aliasing og støy rammer alle stemmer likt. Parallelt velger du hvor mye, og den rene bunnen blir.',
    tryThis: ['Et returspor med lavkutt på 300 Hz foran, 10–20 % blandet inn.'],
    listenFor: 'Cymbaler: De viser aliasing først.',
  },
  advanced: {
    why: 'Lavere samplingsfrekvens folder frekvenser over halvparten av den tilbake som uharmoniske toner. Forfilteret i Redux i nyere versjoner av Live fjerner dem om du bare vil ha det matte.',
    tryThis: ['Sammenlign med forfilteret på.'],
    listenFor: 'Toner som beveger seg mot melodien.',
  },
}
