import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hundre cent er ett trinn på klaviaturet. Noen få cent kan være varme, eller en glipp med musen.',
    tryThis: ['Legg en Tuner på sporet og spill en lang tone.', 'Dobbeltklikk på Detune for å sette den tilbake.'],
    listenFor: 'En langsom bølging mot en annen stemme.',
  },
  intermediate: {
    why: 'To stemmer som ligger n cent fra hverandre, svever, og raskere jo høyere tonen er. Ofte retter forstemmingen opp en sample som ble spilt inn surt: Da er den riktig.',
    tryThis: ['Stem etter bassen, ikke etter 440 Hz.'],
    listenFor: 'Svevning på unisoner og oktaver.',
  },
  advanced: {
    why: 'Svevefrekvensen er f·(2^(c/1200) − 1): 10 cent ved 440 Hz gir 2,5 Hz.',
    tryThis: ['Symmetrisk forstemming av et doblet par holder snittet av tonehøyden.'],
    listenFor: 'Farten på svevningen, mer enn tonehøyden.',
  },
}
