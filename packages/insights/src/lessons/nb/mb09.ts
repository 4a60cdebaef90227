import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Å lytte slik et øyeblikk er en god kontroll. Blir det stående på, låter eksporten likedan: uten de to sidene.',
    tryThis: ['Klikk på Utility på hovedsporet.', 'Slå den av før du eksporterer.'],
    listenFor: 'Låten åpner seg til begge sider.',
  },
  intermediate: {
    why: 'Utility endrer alt som kommer etter, også filen. En kontroll hører hjemme bak en bryter du ser.',
    tryThis: ['Koble av/på-knappen på Utility til en tast.', 'La den være slått av i settet du lagrer.'],
    listenFor: 'Stemmer som forsvinner i mono: Det er dem kontrollen er til for.',
  },
  advanced: {
    why: 'Mono legger begge kanalene sammen og slukker det som er motsatt i dem. Kanalmodusen Left eller Right kaster halve miksen uten å legge noe sammen.',
    tryThis: ['Til kontrollen: et rack med to kjeder, den ene tom, så er bryteren én velger.'],
    listenFor: 'Stemmer som bor på én side: Kommer de tilbake?',
  },
}
