import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Tell med trommene: Mønsteret begynner på nytt etter {beats} slag. Live teller fortsatt en annen takt, så taktstrekene, klikken og rutenettet faller ved siden av musikken.',
    tryThis: [
      'Spill låten, tramp takten, og si «en» hver gang mønsteret begynner på nytt.',
      'Sett taktarten øverst i Live til {meter}. Ingenting du hører, endrer seg, bare linjalen.',
    ],
    listenFor: 'Om klikken fra metronomen sier «en» sammen med trommene.',
  },
  intermediate: {
    why: 'Vi hører eneren der mønstrene kommer igjen sammen. Her går trommer, bass eller looper rundt hvert {beats}. slag, og ingen holder takten i Live. Under en annen linjal er rutenett, start av klipp og taktnumre til liten hjelp.',
    tryThis: [
      'Sett taktarten til {meter} fra begynnelsen, og se om delene nå begynner på hele takter.',
      'Begynner låten med en opptakt, så sett inn en kort takt først, slik at den neste faller på eneren i musikken.',
    ],
    listenFor: 'Hvilken akkord og hvilken basstromme som kjennes som begynnelsen av takten.',
  },
  advanced: {
    why: 'Taktarten er noe vi slutter oss til: Det som er likt, vil ha samme plass i takten (Lerdahl & Jackendoff, Temperley). Har alle lagene samme periode, driver ingenting mot noe; det som ser ut som polymetrikk på rutenettet, er vanlig takt under et annet fortegn.',
    tryThis: [
      'Velg nivået for takten: {beats} slag, eller dobbelt så mange som én langsom takt. Som regel avgjør det hvor ofte harmonien skifter.',
      'Vil du ha ekte polymetrikk, så la ett lag holde takten mens et annet går i {beats}.',
    ],
    listenFor: 'Hvor ofte harmonien skifter: Takter er sjelden kortere enn det.',
  },
}
