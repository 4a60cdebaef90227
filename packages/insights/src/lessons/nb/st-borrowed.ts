import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De fleste akkordene dine deler én familie av toner. Denne bringer inn en tone utenfra, og rett etterpå er du hjemme igjen. En kort overraskelse med myk landing er grunnen til at det virker.',
    tryThis: [
      'Loop takten før, akkorden og takten etter.',
      'Endre den lånte tonen tilbake til skalaen, og lytt igjen.',
    ],
    listenFor: 'Hva partiet mister uten den.',
  },
  intermediate: {
    why: 'Akkorder fra varianttonearten, som iv i dur, endrer stemningen uten å forlate tonika. Virkningen kommer av at de er sjeldne, og av en nabo som hører til tonearten.',
    tryThis: [
      'La melodien hvile på den lånte tonen én gang: Da blir den et kjennemerke.',
      'Spar den til ett sted i hver del. Andre gang overrasker den allerede mindre.',
    ],
    listenFor: 'Halvtonen mellom den lånte tonen og dit den går.',
  },
  advanced: {
    why: 'Lån endrer trinn 3, 6 eller 7 mens funksjonen består. Stemmeføringen bærer det: Den endrede tonen faller gjerne en halvtone (♭6 til 5, ♭3 til 2), og det får tilbakekomsten til å kjennes forberedt.',
    tryThis: ['Skriv ut stemmen som har den endrede tonen, og se om den løses i samme oktav.'],
    listenFor:
      'Om bassen eller overstemmen har den endrede tonen: På toppen blir den farge, i bassen blir den harmonikk.',
  },
}
