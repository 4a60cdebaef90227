import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dype toner trenger mest kraft. Ligger de utenfor midten, gjør den ene høyttaleren mer av arbeidet.',
    tryThis: [
      'Dobbeltklikk på panoreringen av «{part}»: Den hopper til midten.',
      'Hør de fyldigste taktene på begge måter; angre (Ctrl+Z, eller Cmd+Z på Mac) henter den tilbake.',
    ],
    listenFor: 'Bunnen: Er den fastere, eller bare et annet sted?',
  },
  intermediate: {
    why: 'På {pan} bærer den ene høyttaleren mer av «{part}». Øret hører knapt hvor dype toner kommer fra, så panoreringen koster nivå på den andre siden og gir lite bredde.',
    tryThis: [
      'Dobbeltklikk på panoreringen og spill de fyldigste taktene, på C og på {pan}.',
      'Vil du ha den til siden: et Audio Effect Rack med to kjeder, under 150 Hz i midten, over panorert.',
    ],
    listenFor: 'Hodetelefoner: trykk på det ene øret.',
  },
  advanced: {
    why: 'Vinylskjæring, dypbass på klubb og avspilling på telefon summerer bunnen til mono. En panorert dyp stemme belaster også den ene kanalen i limiteren mer, og det gir pumping i den andre om de er koblet.',
    tryThis: ['Del ved 150 Hz med et Audio Effect Rack: midten under, panorert over.'],
    listenFor: 'Koblet reduksjon på motsatt side.',
  },
}
