import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'I den største delen av en sang venter de fleste på de dype tonene. Uten dem kan den kjennes lettere enn delen før.',
    tryThis: ['Se om bassklippet når den første takten i «{section}».', 'Kopier det dit og sammenlign.'],
    listenFor: 'Kjennes ankomsten tyngre, eller bare fyldigere?',
  },
  intermediate: {
    why: 'Tyngde forteller kroppen hvor høydepunktet er. Uten bassen bæres «{section}» av det andre som er dypt, som etterklangen i basstrommen; er det ingenting, kjennes delen som et break.',
    tryThis: [
      'Loop de to taktene før «{section}» og de fire første i den. Kopier bassen inn i én runde: Vokser ankomsten, eller mister den lettheten?',
      'Skal den være uten bass, og kommer den igjen, så spar bassen til andre gang: Da blir den første et løfte.',
    ],
    listenFor: 'Takten der du kjenner ankomsten.',
  },
  advanced: {
    why: 'Et dropp uten bass er et kjent grep: Etterklangen i basstrommen eller en stemt 808 i trommesettet kan bære leiet alene. Roller leses av navn, enheter og toneomfang, så et slikt lag kan være talt som trommer.',
    tryThis: [
      'Kontroller spektrumet under 100 Hz i begge delene.',
      'Bærer et trommesett det, så rett rollen på sporet her.',
    ],
    listenFor: 'Om den dypeste oktaven går ubrutt over skillet mellom delene.',
  },
}
