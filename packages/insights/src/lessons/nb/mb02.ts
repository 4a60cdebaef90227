import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En limiter er et tak: Ingenting kommer høyere. {device} står etter den og kan dytte lyden opp igjen, gjennom taket.',
    tryThis: ['Dra {limiter} helt til høyre i kjeden.', 'La bare målere stå etter den.'],
    listenFor: 'De sterkeste øyeblikkene: De skal være rene nå.',
  },
  intermediate: {
    why: 'Det {device} hever, kommer etter taket, så topper kan gå over det. Selv en EQ som bare kutter, kan heve toppene, fordi den dreier fasen.',
    tryThis: [
      'Spill de sterkeste taktene og les toppen på hovedmåleren: Holder den seg under taket i {limiter}?',
      'Hvis ikke, dra {limiter} til slutten, og sammenlign begge rekkefølgene ved samme lydstyrke.',
    ],
    listenFor: 'Toppen på hovedmåleren, og klangen: {device} går nå inn i limiteren.',
  },
  advanced: {
    why: 'Lineær filtrering etter en limiter endrer toppfaktoren selv ved 0 dB: Et høypassfilter på 30 Hz hever toppene i et begrenset signal med 1–3 dB på vanlig materiale. Klipp → EQ → limit er en fin rekkefølge; limit → EQ trenger en limiter til.',
    tryThis: [
      'Er rekkefølgen ment, for eksempel en klipper for klangens skyld, så legg en limiter med true peak til slutt.',
      'Mål true peak etter den siste enheten.',
    ],
    listenFor: 'Transientene i basstrommen: De viser en ny rekkefølge først.',
  },
}
