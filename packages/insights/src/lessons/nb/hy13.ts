import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det du skrev ned, er lett å overse senere. Her er det på én side.',
    tryThis: ['Les gjennom det.', 'Gjør én ting i dag, og slett det som er gjort.'],
    listenFor: 'Om du fortsatt ville skrevet det samme.',
  },
  intermediate: {
    why: 'Infotekster følger settet og er det beste stedet for grunner: hvorfor denne delayen, hvorfor dette opptaket.',
    tryThis: [
      'Høyreklikk på et klipp, spor eller en enhet ▸ Edit Info Text, og skriv hvorfor, heller enn hva.',
      'Hold pekeren over det senere: Teksten vises i Info View.',
    ],
    listenFor: 'Neste måned: Kan du se av notatene alene hva du ville gjøre videre?',
  },
  advanced: {
    why: 'Tekster på enheter og presets kan også være fra dem som laget dem. Her er bare spor, klipp, markører og settet samlet.',
    tryThis: [
      'Begynn gjøremål med ett ord, for eksempel «senere», så de skiller seg fra beskrivelser.',
      'Legg dem som hører til et øyeblikk, på en markør: Da vises de ved takten sin her.',
    ],
    listenFor: 'Hvert gjøremål på sitt sted: Løs det mens låten spiller, eller skriv ned hva du hørte.',
  },
}
