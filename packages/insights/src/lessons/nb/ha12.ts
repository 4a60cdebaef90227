import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne stemmen utelater {missing} og {otherMissing}, de to tonene i tonearten som ligger en halvtone fra noen av stemmens egne. Derfor gnisser ingen av tonene mot hverandre.',
    tryThis: [
      'Flytt én frase en takt, til andre akkorder, og hør om den fortsatt passer.',
      'Spill {missing} i stedet for én lang tone, og sammenlign.',
    ],
    listenFor: 'Hvordan {missing} skiller seg ut blant de andre.',
  },
  intermediate: {
    why: 'Uten {missing} og {otherMissing} har linjen ingen halvtone, så den trenger ikke å følge akkordene; {share} % av tiden klinger det toner den aldri rører. Én av dem, én gang, skiller seg straks ut.',
    tryThis: [
      'Hold {missing} eller {otherMissing} i et slag på det fyldigste stedet, på vei til tonen ved siden av.',
      'Flytt én frase en takt, til andre akkorder: Hvor passer den fortsatt?',
    ],
    listenFor: 'Den nye fargen på det ene stedet.',
  },
  advanced: {
    why: 'En pentaton linje ved siden av akkorder med andre toner holder seg for seg selv: Spenningen ligger mellom to lag, og løses sjelden opp i selve linjen. Temperley kaller det skilsmissen mellom melodi og harmoni.',
    tryThis: [
      'Ta én frase en kvint høyere: Den pentatone skalaen tar inn én av de to tonene som mangler, og fortsatt ingen halvtone.',
    ],
    listenFor: 'Om linjen svarer akkordene eller går sin egen vei.',
  },
}
