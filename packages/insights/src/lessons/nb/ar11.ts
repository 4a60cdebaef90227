import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De fleste kjenner musikk i grupper på fire takter. En endring midt imellom overrasker, og det kan være herlig en gang iblant.',
    tryThis: ['Flytt én inngang til neste grense på fire takter.', 'Lytt til begge versjonene.'],
    listenFor: 'Kjennes det som en overraskelse eller som å snuble?',
  },
  intermediate: {
    why: 'Regelmessige fraser lar øret forutse, så én uregelmessig skiller seg ut. Er de fleste uregelmessige, gjør ingen det.',
    tryThis: [
      'Legg starten på delene på 8 takter, regnet fra det første slaget.',
      'Behold én tidlig inngang: den du liker best.',
    ],
    listenFor: 'Hvor foten din venter endringen.',
  },
  advanced: {
    why: 'Opptakter, overlapp og etterklang i samples flytter også klippkanter bort fra grensen, uten at noen hører en endring der. Uvanlige former (5, 6, 7 takter) har sitt eget rutenett.',
    tryThis: ['Se på tetthetskurven i stedet: Ligger trinnene på grensene?'],
    listenFor: 'Hypermetrum: sterke og svake takter.',
  },
}
