import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det finnes lyd under det du kan høre. Høyttalerne arbeider for den og har mindre igjen til bassen.',
    tryThis: ['Sett EQ Eight på hovedsporet med lavkutt ved 25 Hz.', 'Eksporter på nytt og sammenlign bunnen.'],
    listenFor: 'Ingenting skal mangle.',
  },
  intermediate: {
    why: 'Den kommer fra samples med likestrøm, fra stortrommer som er stemt ned, fra mikrofoner og lange romklanger.',
    tryThis: [
      'Solo de dype stemmene og se på nivået under 30 Hz.',
      'Kutt ved kilden: 25 til 30 Hz for bass, høyere for alt annet.',
    ],
    listenFor: 'Hvor stram stortrommen er.',
  },
  advanced: {
    why: 'Infralyd koster membranutslag og takhøyde. Et bratt kutt vrir fasen rundt hjørnet sitt: 12 dB per oktav holder.',
    tryThis: [
      'Bruk ett mykt kutt per kilde i stedet for et bratt på summen.',
      'Sjekk toppnivået før og etter: Det kan stige.',
    ],
    listenFor: 'Anslaget i subben.',
  },
}
