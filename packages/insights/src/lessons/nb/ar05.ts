import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Navn gjør formen synlig, og du kan hoppe fra del til del.',
    tryThis: [
      'Klikk der en del begynner, og velg Create ▸ Add Locator.',
      'Kall den Intro, Vers, Dropp eller det du selv sier.',
    ],
    listenFor: 'Hopp mellom to deler og sammenlign dem direkte.',
  },
  intermediate: {
    why: 'Markører kan startes med tast eller MIDI, de hjelper en du samarbeider med, og de viser straks hvor to deler er ulikt lange.',
    tryThis: ['Én for hver del du hører; fire til ti er nok.', 'Bruk dem som startpunkter når du øver i loop.'],
    listenFor: 'Deler du ikke finner navn på: Kanskje mangler de en oppgave.',
  },
  advanced: {
    why: 'Navnene forteller også denne rapporten hva delene dine er. Uten dem deler den opp der sporene som spiller skifter, og bruker bokstaver.',
    tryThis: ['Legg lengden til i navnet: «Oppbygning 8».'],
    listenFor: 'Proporsjoner: lengdene på delene side om side.',
  },
}
