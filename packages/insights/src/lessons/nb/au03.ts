import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Noen har tegnet en kurve her som ingen hører, fordi effekten er av.',
    tryThis: ['Slå på enheten og lytt til de taktene.', 'La den stå på, eller slett kurven.'],
    listenFor: 'Bevegelsen du en gang tegnet.',
  },
  intermediate: {
    why: 'Ofte ble enheten slått av for en sammenligning og glemt.',
    tryThis: [
      'Sammenlign med og uten i taktene der kurven beveger seg.',
      'Sletter du enheten, slettes kurvene med den.',
    ],
    listenFor: 'En overgang som manglet.',
  },
  advanced: {
    why: 'Makroer eller mappinger kan slå på enheten under framføring. Det filen viser, er en enhet som står på Off, med parametere i bevegelse.',
    tryThis: ['Høyreklikk på parameteren ▸ Delete Automation, så beholder du enheten som mulighet.'],
    listenFor: 'Taktene der kurven beveger seg mest, med enheten på: Var det ment for den ferdige versjonen?',
  },
}
