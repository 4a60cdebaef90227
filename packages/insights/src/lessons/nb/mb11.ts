import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Du sammenligner låten din med denne. Men her går den andre låten også gjennom effektene dine, så den låter ikke lenger som hjemme.',
    tryThis: [
      'Sett Audio To til Ext. Out på referansesporet.',
      'Skru det ned til det er omtrent like sterkt som låten din.',
    ],
    listenFor: 'Bunnen og lydstyrken på trommene: De endrer seg mest.',
  },
  intermediate: {
    why: 'En ferdig plate har allerede vært gjennom en limiter. Gjennom en til mister den topper, og en EQ på hovedsporet flytter målet du sikter mot.',
    tryThis: [
      'Referanse ▸ Audio To ▸ Ext. Out, eller alle dine egne spor i én gruppe som har kjeden.',
      'Gjør lydstyrken lik etter øret før du sammenligner: Den sterkeste virker alltid best.',
    ],
    listenFor: 'Den samme takten i begge, ved samme lydstyrke.',
  },
  advanced: {
    why: 'Med en gruppe foran hovedsporet for dine egne stemmer blir hovedsporet rent, referansen går utenom all bearbeiding, og målere på hovedsporet leser begge likt.',
    tryThis: [
      'Gjør den integrerte lydstyrken lik innen 0,5 LU over samme slags del, og bytt med solo koblet til en tast.',
    ],
    listenFor: 'Spektral helling og toppfaktor, én om gangen.',
  },
}
