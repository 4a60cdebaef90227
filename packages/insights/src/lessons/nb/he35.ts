import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En jevn brum eller et sus ligger under alt. På stille steder kommer det fram.',
    tryThis: [
      'Demp de innspilte sporene ett for ett til det er borte.',
      'På det som gir lyden, klipper du bort pausene mellom frasene.',
    ],
    listenFor: 'Det siste sekundet før første tone.',
  },
  intermediate: {
    why: 'Kompresjon løfter støy sammen med det stille; det gjør gain etter opptaket også.',
    tryThis: ['Sett en Gate foran kompressoren.', 'Sjekk kabel eller adapter før neste opptak.'],
    listenFor: 'Pausene mellom frasene.',
  },
  advanced: {
    why: 'En kam ved nettfrekvensen krever smale hakk; bredbåndet sus krever en ekspander.',
    tryThis: [
      'Smale hakk ved 50 eller 60 Hz og de første multiplene, ved kilden.',
      'Ekspander 6 dB heller enn å gate hardt.',
    ],
    listenFor: 'Halene: naturlige, eller kuttet.',
  },
}
