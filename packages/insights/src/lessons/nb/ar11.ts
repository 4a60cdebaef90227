import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De fleste kjenner musikk i grupper på fire takter. En endring midt imellom overrasker, og det kan være herlig en gang iblant.',
    tryThis: ['Flytt én inngang til neste grense på fire takter.', 'Lytt til begge versjonene.'],
    listenFor: 'Kjennes det som en overraskelse eller som å snuble?',
  },
  intermediate: {
    why: 'Regelmessige fraser lar øret forutse, så én uregelmessig skiller seg ut. Kommer de fleste inngangene ved siden av grensene, gjør ingen av dem det.',
    tryThis: [
      'Flytt inngangen i takt {bar} til nærmeste grense på fire takter, spill over den, og angre: Lander den der, eller mister den brodden?',
      'Behold den tidlige eller sene inngangen du liker best, og flytt én eller to andre til grensene rundt.',
    ],
    listenFor: 'Hvor foten din venter endringen.',
  },
  advanced: {
    why: 'Opptakter, overlapp og etterklang i samples flytter også klippkanter bort fra grensen, uten at noen hører en endring der. Uvanlige former (5, 6, 7 takter) har sitt eget rutenett.',
    tryThis: ['Se på tetthetskurven i stedet: Ligger trinnene på grensene?'],
    listenFor: 'Hypermetrum: sterke og svake takter.',
  },
}
