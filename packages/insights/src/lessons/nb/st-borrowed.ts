import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} bringer inn {tone}, en tone utenfor tonearten, og {chordAfter} leder straks tilbake. Det er en kort overraskelse med myk landing.',
    tryThis: [
      'Loop takten før {chord}, akkorden og takten etter.',
      'Flytt {tone} til naboen i skalaen, og lytt igjen.',
    ],
    listenFor: 'Hva partiet mister uten {tone}.',
  },
  intermediate: {
    why: '{chord} skifter lyset uten en ny toneart: {tone} kommer utenfra, og med {chordAfter} er låten inne igjen. Slike akkorder: {times} av {chords}. Jo sjeldnere de er, desto større er virkningen.',
    tryThis: [
      'Spill en akkord fra tonearten i stedet for {chord} i én runde, og hent den så tilbake.',
      'La melodien hvile på {tone} én gang: Da blir den et kjennemerke.',
    ],
    listenFor: 'Hvor {tone} går når {chordAfter} kommer.',
  },
  advanced: {
    why: 'Lån endrer trinn som 3, 6 eller 7 mens funksjonen består. Stemmen med {tone} bærer det: En senket tone faller gjerne en halvtone, en hevet stiger, og tilbakekomsten kjennes forberedt.',
    tryThis: ['Skriv ut stemmen som har {tone}, og se om den går trinnvis inn i {chordAfter}, i samme oktav.'],
    listenFor: 'Om bassen eller overstemmen har {tone}: På toppen blir den farge, i bassen blir den harmonikk.',
  },
}
