import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Under {bars} takter er grunnen {tones}. Låten blir på ett sted, og tonene over gir det skiftende lys.',
    tryThis: [
      'Demp stemmene over grunnen én etter én: Hvilken av dem endrer stemningen?',
      'Demp grunnen i den siste takten før en ny del.',
    ],
    listenFor: 'Øyeblikket da stemningen snur selv om grunnen blir liggende.',
  },
  intermediate: {
    why: 'Over {tones} har hver av de {notes} andre tonene én fast farge. Siden grunnen blir liggende, kan en ny tone over den gjøre det et akkordskifte gjør ellers.',
    tryThis: [
      'Ta én av de {notes} tonene ut av alle deler unntatt én: Har den delen fått sin egen stemning?',
      'La grunnen være borte i én takt før en ny del.',
    ],
    listenFor: 'Om en tone over høres som en ny del.',
  },
  advanced: {
    why: 'Tagg skriver om «one-chord changes»: harmoni som et sted og ikke som en reise. Det kadenser gjør ellers, gjør modus, register og lag her.',
    tryThis: [
      'Skriv ned hvilke trinn hver del har over {tones}, og gi den siste delen ett som ingen hadde før.',
      'Flytt grunnen en heltone i fire takter, én gang, og kom tilbake.',
    ],
    listenFor: 'Hvor langt grunnen må flytte seg etter {bars} takter før du hører at den er borte.',
  },
}
