import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Disse lydene dempes to ganger: på sine egne fadere og igjen på gruppen. Det virker, men der nede er det lite rom for fine bevegelser på faderne.',
    tryThis: [
      'Dobbeltklikk på faderen til gruppen: Den går tilbake til 0 dB.',
      'Marker sporene i gruppen og dra ett ned: De flytter seg sammen.',
    ],
    listenFor: 'Samme balanse som før, med fadere midt på veien.',
  },
  intermediate: {
    why: 'En fader er finest rundt 0 dB. To trinn langt nede betyr at en liten bevegelse gir et stort steg, og at effektene på gruppen får mindre nivå enn de ble stilt inn for.',
    tryThis: [
      'Noter nivået på gruppen, sett den til 0 dB, og ta det samme av på sporene i den.',
      'Eller hev sporene og behold gruppen som den ene kontrollen. Kontroller tersklene i enhetene på gruppen uansett.',
    ],
    listenFor: 'Om kompressorer på gruppen reagerer annerledes.',
  },
  advanced: {
    why: 'I flyttall koster rekkefølgen på gain ingen kvalitet. Bare nivåavhengige enheter mellom de to trinnene merker forskjell. Faderen på gruppen er et godt sted for en bevegelse i hele miksen.',
    tryThis: ['Har gruppen dynamikkenheter, så hold nivået inn i dem fast og juster etter dem med Utility.'],
    listenFor: 'Reduksjonen på gruppen før og etter.',
  },
}
