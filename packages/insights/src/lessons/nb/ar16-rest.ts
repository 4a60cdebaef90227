import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Rett før en ny del spiller «{part}» mindre, og det som mangler, forteller lytteren at noe kommer. {doors} av de {lines} nye delene dine begynner slik, den første i takt {bar}.',
    tryThis: [
      'Loop takt {before} og {bar}, og kjenn etter på det første slaget i takt {bar}.',
      'Fyll inn slagene som mangler i takt {before}, lytt en gang til, og angre.',
    ],
    listenFor: 'Om takt {bar} treffer like hardt uten hvilen før den.',
  },
  intermediate: {
    why: 'Der «{part}» holder igjen, teller lytteren videre over hullet, og slagene i takt {bar} lander på en plass som var holdt fri for dem. De kan kjennes tyngre uten å være sterkere.',
    tryThis: [
      'Kopier en vanlig takt av «{part}» over takt {before}, spill fra fire takter før, og angre: Det takt {bar} mister, er det hvilen gir den.',
      'La én stemme til hvile i takt {before}: Vokser det som kommer igjen, eller brytes flyten?',
    ],
    listenFor: 'Det første slaget i takt {bar}: hvor mye større det kjennes på samme nivå.',
  },
  advanced: {
    why: 'En fill driver mot delskiftet, en hvile holder tilbake: Metrum går videre i lytteren, og det neste slaget bekrefter det. Hvor mye som kan mangle, avhenger av hva annet som holder tellingen i takt {before}.',
    tryThis: [
      'Ta bort ett slag til før hver senere del, så hvilene vokser gjennom låten.',
      'Gjør én av hvilene til en fill av samme lengde, og sammenlign hva som kler delen etter.',
    ],
    listenFor: 'Om du teller deg gjennom takt {before} uten å anstrenge deg.',
  },
}
