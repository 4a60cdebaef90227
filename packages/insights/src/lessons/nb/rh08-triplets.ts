import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne stemmen legger tre like toner der det er to slag, i {bars} takter. To og tre løper side om side, og musikken svever over sin egen puls.',
    tryThis: [
      'Bank to med den ene hånden og tre med den andre.',
      'Spill stemmen i vanlige fjerdedeler i en takt, og gå tilbake.',
    ],
    listenFor: 'Det ene stedet i hver halve takt der de møtes.',
  },
  intermediate: {
    why: 'Fjerdedelstrioler er tre mot to: Bare den første av tre faller på et slag, hvert annet slag. De to andre står en tredel av et slag før og etter det neste slaget, så stemmen går halvannen gang så fort mens låten beholder tempoet.',
    tryThis: [
      'La basstrommen spille alle slag under den, eller stopp den i en takt: Med slaget er det en kryssrytme, uten det et nytt tempo.',
      'Spar triolene til slutten av en frase, og hold deg til slaget fram til da.',
    ],
    listenFor: 'Om du kjenner tre over to, eller et annet tempo.',
  },
  advanced: {
    why: 'Forholdet tre til to er den enkleste kryssrytmen og, som forhold mellom frekvenser, en kvint. Holdt lenge nok hører øret triolene som pulsen, halvannen gang så fort som det gamle: Det er metrisk modulasjon.',
    tryThis: [
      'Skriv fire takter der alle stemmer unntatt én blir med på triolene.',
      'Legg trykk på annenhver trioltone: Tre mot to blir tre mot fire.',
    ],
    listenFor: 'Øyeblikket der øret skifter side.',
  },
}
