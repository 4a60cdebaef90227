import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Filen stopper mens noe ennå lyder: et ekko, en romklang eller den siste tonen.',
    tryThis: ['Velg to takter mer på slutten før du eksporterer.', 'Slipp den nye filen her.'],
    listenFor: 'De siste ti sekundene i et stille rom.',
  },
  intermediate: {
    why: 'Live eksporterer nøyaktig det området som er valgt. Haler av romklang og ekko trenger egne takter bak det siste klippet.',
    tryThis: [
      'Utvid utvalget med den lengste etterklangen du bruker.',
      'Ton ut den siste takten på hovedsporet hvis halen er lang.',
    ],
    listenFor: 'Om halen når stillhet.',
  },
  advanced: {
    why: 'Med «Render as Loop» havner halen i begynnelsen; uten den er det som ligger bak området, borte.',
    tryThis: [
      'Velg området etter decay-tiden i den siste romklangen.',
      'Avslutt med en fade på minst 10 ms, slik at filen ender på null.',
    ],
    listenFor: 'Et klikk helt til slutt.',
  },
}
