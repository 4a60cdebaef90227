import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne stemmen legger tre like toner der det er to slag, i {bars} takter. To og tre løper side om side, og musikken svever over sitt eget slag.',
    tryThis: [
      'Bank to med den ene hånden og tre med den andre.',
      'Spill stemmen i vanlige firedeler i en takt, og gå tilbake.',
    ],
    listenFor: 'Det ene stedet i hver halve takt der de møtes.',
  },
  intermediate: {
    why: 'Firedelstrioler er tre mot to: Bare den første av tre faller på et slag, hvert annet slag. De to andre står en tredel av et slag før og etter det neste slaget, så stemmen går i halvannen gang tempoet mens låten beholder sitt.',
    tryThis: [
      'La basstromma spille alle slag under den, eller stopp den i en takt: Med slaget er det en kryssrytme, uten det et nytt tempo.',
      'Spar triolene til slutten av en frase, og bli på slaget før.',
    ],
    listenFor: 'Om du kjenner tre over to, eller et annet tempo.',
  },
  advanced: {
    why: 'Forholdet tre til to er den enkleste kryssrytmen og, som forhold mellom frekvenser, en kvint. Holdt lenge nok tar øret triolene for slaget, halvannen gang så fort som det gamle: Det er metrisk modulasjon.',
    tryThis: [
      'Skriv fire takter der alle stemmer unntatt én blir med på triolene.',
      'Legg trykk på hver annen triol: Tre mot to blir tre mot fire.',
    ],
    listenFor: 'Øyeblikket der øret skifter side.',
  },
}
