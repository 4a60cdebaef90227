import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Mange av disse tonene kommer rett før eller etter slaget der du ville trampet takten. Øret fyller inn selve slaget, og det får folk til å ville bevege seg.',
    tryThis: ['Kvantiser en kopi av klippet til fjerdedeler og sammenlign.', 'Gå tilbake til ditt.'],
    listenFor: 'Din egen fot: Den tramper der ingen tone er.',
  },
  intermediate: {
    why: 'En synkopert tone starter på et svakt sted og klinger over et sterkt. Noen få gjør en linje stiv, svært mange løser opp pulsen, og imellom ligger grooven.',
    tryThis: [
      'Hold én stemme strengt på slaget mot den, oftest basstrommen.',
      'Rett ut den siste takten i hver frase: Da kjennes mønsteret friskt når det kommer tilbake.',
    ],
    listenFor: 'Hvilken annen stemme som sier hvor slaget er.',
  },
  advanced: {
    why: 'Målet sammenligner metriske vekter og kjenner verken aksenter eller timing. At bass og akkorder bytter på de sterke plassene, betyr ofte mer enn mengden i hver stemme.',
    tryThis: ['Legg anslagene til bass og akkorder i én rad: Fyll hullene, og spar sammenfallene til aksenter.'],
    listenFor: 'Felles anslag: De er de egentlige aksentene.',
  },
}
