import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Gjør du et svakt opptak mye sterkere, løfter du også det som ligger under: sus, brum, rommet.',
    tryThis: ['Lytt til pausene i klippet i solo.', 'Hører du støy, så fade eller kutt pausene.'],
    listenFor: 'Det som er der når ingenting spiller.',
  },
  intermediate: {
    why: 'En økning på mer enn 12 dB sier at kilden ligger langt under naboene. Ble den spilt inn slik, går et nytt opptak med bedre nivå ofte raskere enn å rense.',
    tryThis: [
      'Til små rettelser: clip gain. Til nivået i miksen: faderen eller Utility.',
      'Bruk en myk gate eller kutt pausene.',
      'Se om klippet går over 0 dB inne i kjeden: En kompressor vil reagere.',
    ],
    listenFor: 'Støy som vokser når en kompressor slipper.',
  },
  advanced: {
    why: 'Clip gain kommer før alle enhetene, så 12 dB her er 12 dB mer inn i dynamikk og metning. I flyttall koster det ingen oppløsning, så det er bare støygulvet i opptaket som teller.',
    tryThis: [
      'Sammenlign med en terskel som er 12 dB lavere på den første dynamikkenheten.',
      'En kilde på 16 bit har fortsatt omtrent 84 dB omfang etter +12 dB: Det er sjelden grensen.',
    ],
    listenFor: 'Om klangen endres og ikke bare nivået når du flytter gain: et tegn på ulineære enheter etter.',
  },
}
