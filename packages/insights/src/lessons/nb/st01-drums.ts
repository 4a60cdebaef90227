import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hele settet «{part}» står på én side: både basstrommen og hi-haten. Den andre høyttaleren spiller det knapt.',
    tryThis: [
      'Dobbeltklikk på panoreringen: Den hopper til midten.',
      'I et Drum Rack kan du panorere enkeltlyder i stedet: en hi-hat, en shaker.',
    ],
    listenFor: 'I hodetelefoner: Sitter beaten mellom begge ørene?',
  },
  intermediate: {
    why: 'På {pan} kommer alt «{part}» spiller, mest fra én høyttaler, også de dype slagene. Er det det eneste settet, forlater beaten midten; ved siden av et annet sett som holder midten, kan det svare fra siden.',
    tryThis: [
      'Demp «{part}» i fire takter. Holder andre trommer midten? Hør da om begge sider kjennes like tunge.',
      'Er det det eneste settet: Sett panoreringen på C, og gi enkeltlyder en side. I et Drum Rack har hver pad sin egen panorering.',
    ],
    listenFor: 'Om beaten er foran deg eller ved siden av deg.',
  },
  advanced: {
    why: 'Et sett helt til siden belaster den ene kanalen i limiteren: Koblet demper den også den andre siden, ukoblet flytter bildet seg med hvert slag.',
    tryThis: [
      'Panorer kjedene i racket, og la sporet stå på C; en loop kan deles til et rack for det (høyreklikk ▸ Slice to New MIDI Track).',
    ],
    listenFor: 'Liggende lyder på den andre siden: Dukker de med hvert slag?',
  },
}
