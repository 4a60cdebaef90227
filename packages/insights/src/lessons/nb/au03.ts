import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Her er det tegnet en kurve som ingen hører, fordi {device} på «{part}» er av.',
    tryThis: ['Slå på {device}, og lytt til taktene med kurven.', 'La den stå på, eller slett kurven.'],
    listenFor: 'Bevegelsen du en gang tegnet.',
  },
  intermediate: {
    why: 'Ofte blir en enhet slått av for en sammenligning og glemt. Kurven for {device} ser fortsatt ut som bevegelse på skjermen, mens ingenting rører seg i lyden.',
    tryThis: [
      'Loop taktene der kurven beveger seg mest, og slå {device} på og av der: Er det en bevegelse låten savner?',
      'Hvis ikke, så slett enheten: Kurvene går med den, og banene viser igjen det som høres.',
    ],
    listenFor: 'Hva «{part}» gjør i disse taktene med {device} på.',
  },
  advanced: {
    why: 'Makroer eller mappinger kan slå på enheten under framføring. Det filen viser, er en enhet som står på Off, med parametere i bevegelse.',
    tryThis: ['Høyreklikk på parameteren ▸ Delete Automation, så beholder du enheten som mulighet.'],
    listenFor: 'Taktene der kurven beveger seg mest, med enheten på: Var det ment for den ferdige versjonen?',
  },
}
