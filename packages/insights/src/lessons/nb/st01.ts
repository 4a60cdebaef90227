import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dype toner trenger mest kraft. Ligger de utenfor midten, gjør den ene høyttaleren det meste av arbeidet.',
    tryThis: [
      'Dobbeltklikk på panoreringen: Den hopper til midten.',
      'Panorer noe lyst i stedet: hihat, en shaker, en pluck.',
    ],
    listenFor: 'Bunnen blir fastere, og bildet er fortsatt bredt.',
  },
  intermediate: {
    why: 'Øret hører knapt retningen på dype toner, så å panorere dem koster nivå på den ene siden og gir lite bredde.',
    tryThis: [
      'Legg den dype stemmen i midten, og panorer en kopi som er kuttet under 200 Hz.',
      'For acidlinjer som ligger høyt, gjelder ikke dette.',
    ],
    listenFor: 'Hodetelefoner: trykk på det ene øret.',
  },
  advanced: {
    why: 'Vinylskjæring, dypbass på klubb og avspilling på telefon summerer bunnen til mono. En panorert dyp stemme belaster også den ene kanalen i limiteren mer, og det gir pumping i den andre om de er koblet.',
    tryThis: ['Del ved 150 Hz med et Audio Effect Rack: midten under, panorert over.'],
    listenFor: 'Koblet reduksjon på motsatt side.',
  },
}
