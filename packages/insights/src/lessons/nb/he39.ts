import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne loopen er bygd på andre toner enn låten din, så noen av dem kolliderer.',
    tryThis: ['Velg klippet og prøv transponeringen som er nevnt over.', 'Spill den med akkordene og lytt.'],
    listenFor: 'Den lengste tonen i loopen mot akkorden.',
  },
  intermediate: {
    why: 'Looper og sanger går sammen når de deler de fleste tonene i skalaene sine. Å flytte en loop noen halvtoner finner som regel plassen.',
    tryThis: [
      'Velg Complex eller Tones, slik at flyttingen beholder tempoet.',
      'Låter to eller tre halvtoner anstrengt, så filtrer bort tonene som kolliderer.',
    ],
    listenFor: 'Tersen i hver akkord.',
  },
  advanced: {
    why: 'Færre enn fem felles toner setter de to minst to steg fra hverandre i kvintsirkelen. Parallelle tonearter deler mer enn navnene antyder.',
    tryThis: [
      'Sammenlign tonene før grunntonene: Et modalt treff trenger kanskje ingen flytting.',
      'Sjekk loopens egen stemming før du transponerer.',
    ],
    listenFor: 'Halvtonegnissing på tunge slag.',
  },
}
