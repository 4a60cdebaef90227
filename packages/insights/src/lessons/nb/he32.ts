import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Filen brytes et øyeblikk, og du hører et tikk hver gang klippet går forbi der.',
    tryThis: ['Zoom inn på stedet og tegn en kort fade over det.', 'Eller start klippet litt senere.'],
    listenFor: 'Loopepunktet, i hodetelefoner.',
  },
  intermediate: {
    why: 'Redigeringer som ikke møtes på null, og opptak som mistet samples, etterlater steg i bølgen.',
    tryThis: ['Del på stedet og kryssfad 5 ms.', 'Let etter et uskadet opptak eller en kopi.'],
    listenFor: 'Om tikket kommer på samme slag hver gang.',
  },
  advanced: {
    why: 'Et steg på ett sample er bredbåndet: Det overlever ethvert filter og utløser gater og kompressorer.',
    tryThis: [
      'Reparer i et redigeringsprogram ved å tegne noen samples på nytt.',
      'Sjekk de andre klippene fra samme fil.',
    ],
    listenFor: 'Tikket i solo, høypass ved 5 kHz.',
  },
}
