import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Trommeslagere slår svakt langt oftere enn man tror: I halvparten av rockeopptakene jeg talte, holder {rockFrom} til {rockTo} % av slagene seg godt under det sterkeste. Din har {soft} %. En maskinbeat på full styrke er en stil for seg; dette viser bare hvor en hånd ville vært.',
    tryThis: [
      'Trekk i en kopi hver andre hi-hat ned med en tredel, spill åtte takter, og sammenlign.',
      'Tromme rytmen på bordet slik du kjenner den, og merk hvilke slag du gjør lett.',
    ],
    listenFor: 'Om rytmen lener seg framover eller står stille.',
  },
  intermediate: {
    why: 'De fleste svake slagene til en trommeslager er hi-hat mellom slagene og ghost-slag på skarptrommen; basstromme og backbeat forblir sterke. Derfor sier {soft} % lite alene: Se hvilke trommer det gjelder.',
    tryThis: [
      'Velg én tromme om gangen i klippet, og se på høyden av anslagene.',
      'La basstromme og backbeat være, og form bare hi-haten: sterk på slaget, svakere mellom.',
    ],
    listenFor: 'Hva hi-haten gjør med tempoet du kjenner.',
  },
  advanced: {
    why: 'Anslag er ikke nivå: Et trommesett gjør 60 % av det høyeste anslaget til seks desibel mindre eller til tjue, og ofte til en annen sample. Trommeslagerne spilte elektroniske trommer, der hver pad svarer på sin måte, så {rockFrom} til {rockTo} % er et bilde av hender på de padene, ingen lov.',
    tryThis: [
      'Spill én tromme med anslag 40, 70, 100 og 127, og les av måleren: Det er kurven til settet ditt.',
      'Er kurven flat, så gjør anslagene mer ulike; er den bratt, så gjør dem likere før du griper til en kompressor.',
    ],
    listenFor: 'Hvor klangen i trommen endrer seg, mer enn nivået.',
  },
}
