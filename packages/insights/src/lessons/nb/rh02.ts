import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Mange toner på «{track}» starter mellom slagene og klinger fortsatt når slaget kommer. Du venter et slag der og får det ikke, og det hullet inviterer til å bevege seg.',
    tryThis: [
      'Sett stemmen i solo i åtte takter, og tramp takten; slipp så de andre inn. Trampet du i takt med dem?',
      'Kvantiser en kopi av klippet til fjerdedeler, sammenlign, og gå tilbake til ditt.',
    ],
    listenFor: 'Din egen fot: Den tramper der ingen tone starter.',
  },
  intermediate: {
    why: 'Øret venter et anslag på slaget; en tone som begynner før det og holdes over, tar plassen. {share} % av det «{track}» spiller, er slik, så den trenger en annen stemme som sier hvor slaget er.',
    tryThis: [
      'Sett «{track}» i solo i åtte takter, og tramp med; slipp så de andre inn: Vandret foten, er det de som bærer slaget, og det høres om de mangler i en takt.',
      'Kvantiser i en kopi den siste takten i en frase til fjerdedeler: Da kjennes mønsteret friskt når det kommer tilbake.',
    ],
    listenFor: 'Hvilken annen stemme som sier hvor slaget er.',
  },
  advanced: {
    why: 'Tallet {share} % bygger på metriske vekter og tar verken med aksenter eller timing. At to stemmer bytter på de sterke plassene, betyr ofte mer enn mengden i hver av dem.',
    tryThis: [
      'Legg anslagene i denne stemmen og i bassen, eller i akkordene, side om side: Fyll hull, og spar sammenfallene til aksenter.',
      'Gi tonene som holdes over slaget, en aksent, og så de andre: Det avgjør hvilken av de to pulsene som leder.',
    ],
    listenFor: 'Felles anslag: De høres som aksenter.',
  },
}
