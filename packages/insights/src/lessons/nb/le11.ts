import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'I den største delen av en sang venter de fleste på de dype tonene. Uten dem kan den kjennes lettere enn delen før.',
    tryThis: ['Se om bassklippet når den første takten i denne delen.', 'Kopier det dit og sammenlign.'],
    listenFor: 'Kjennes ankomsten tyngre, eller bare fyldigere?',
  },
  intermediate: {
    why: 'Tyngde forteller kroppen hvor høydepunktet er. En bass som stopper før droppet og kommer tilbake på det første slaget, gir den sterkeste kontrasten. En som holder seg borte, gjør droppet til et break.',
    tryThis: [
      'Ta ut bassen i de to taktene før, og ta den tilbake på eneren.',
      'Skal droppet være nakent, så gi det andre bassen: Da blir det første et løfte.',
    ],
    listenFor: 'Hvilket av de to droppene som er toppen i låten.',
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
