import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Moll har to utgaver av sitt siste trinn. Den høye trekker sterkt hjem, den lave klinger åpent og moderne. Du bruker hver av dem der den gjør nytte.',
    tryThis: ['Bytt den ene tonen med den andre i akkorden før hjemme.', 'Lytt til begge.'],
    listenFor: 'Hvilken som gjør at hjemme kjennes nødvendig.',
  },
  intermediate: {
    why: 'Den hevede septimen gjør akkorden på femte trinn til dur, en ekte dominant. Den lave bevarer fargen i moll, som i det meste av rock og dansemusikk.',
    tryThis: [
      'Looper: lav septim. Slutten av deler: hevet septim, én gang.',
      'Unngå begge samtidig i to stemmer, med mindre du liker bittet.',
    ],
    listenFor: 'En gnisning mellom de to når melodien beholder den lave over en durdominant.',
  },
  advanced: {
    why: 'Harmonisk, melodisk og ren moll er tre sider av samme praksis: Septimen følger akkorden og retningen på linjen. I bluesnære stilarter kan melodien beholde ♭7 over V med vilje.',
    tryThis: [
      'Hev seksten sammen med septimen i stigende linjer for å unngå den forstørrede sekunden, eller behold den for fargens skyld.',
    ],
    listenFor: 'Retningen: opp hevet, ned lav.',
  },
}
