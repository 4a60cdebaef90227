import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Disse lydene er gjort svakere to ganger: på sine egne fadere og en gang til på gruppens. Det går an, men der nede gir et lite dytt på en fader et stort steg.',
    tryThis: [
      'Sett en Utility bakerst blant enhetene på «{part}», og sett Gain til −{db} dB.',
      'Dobbeltklikk på faderen til gruppen: Den går tilbake til 0 dB, og alt låter som før.',
    ],
    listenFor: 'Den samme lydstyrken, med en gruppefader som kan flyttes fint igjen.',
  },
  intermediate: {
    why: 'En fader er finest rundt 0 dB; langt nede gir en liten bevegelse et stort steg, både på gruppen og på sporene i den. Ingenting går tapt i kvalitet, bare i finkontroll.',
    tryThis: [
      'Sett en Utility sist på «{part}» med Gain på −{db} dB og faderen til gruppen på 0 dB: Det låter likt, og faderen kan flyttes fint igjen.',
      'Står sporene i den også for lavt, så hev dem alle 6 dB og ta 6 dB til bort i Utility; kompressorer på gruppen får da mer nivå.',
    ],
    listenFor: 'Den samme balansen, og etter det andre steget om kompressorer på gruppen reagerer annerledes.',
  },
  advanced: {
    why: 'I flyttall koster rekkefølgen på gain ingen kvalitet. Bare nivåavhengige enheter mellom de to trinnene merker forskjell. Faderen på gruppen er et godt sted for en bevegelse i hele miksen.',
    tryThis: ['Har gruppen dynamikkenheter, så hold nivået inn i dem fast og juster etter dem med Utility.'],
    listenFor: 'Reduksjonen på gruppen før og etter.',
  },
}
