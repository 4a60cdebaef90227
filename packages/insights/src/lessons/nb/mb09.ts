import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Å lytte i mono er en god kontroll. Blir det stående på, blir eksporten også i mono.',
    tryThis: ['Klikk på Utility på hovedsporet.', 'Slå den av før du eksporterer.'],
    listenFor: 'Låten åpner seg til begge sider.',
  },
  intermediate: {
    why: 'Utility endrer alt som kommer etter, også filen. En kontroll hører hjemme bak en bryter du ser.',
    tryThis: ['Koble av/på-knappen på Utility til en tast.', 'La den være slått av i settet du lagrer.'],
    listenFor: 'Stemmer som forsvinner i mono: Det er dem kontrollen er til for.',
  },
  advanced: {
    why: 'Bredde over 100 % hever sidesignalet, som faller bort i en monosum og koster headroom. Kanalmodusen Left eller Right kaster halve miksen.',
    tryThis: [
      'Vil du ha en bredere master, så gjør det per gruppe, over 200 Hz.',
      'Til kontrollen: et rack med to kjeder, den ene tom.',
    ],
    listenFor: 'Korrelasjonen i sterke partier.',
  },
}
