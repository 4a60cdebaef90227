import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kraftig forvrengning lager så høye toner at datamaskinen ikke kan romme dem. Noen kommer tilbake som et skimmer som ikke er i musikken. Bedre kvalitet er ett klikk unna.',
    tryThis: ['Høyreklikk på tittellinjen til enheten.', 'Velg Hi-Quality (eller Oversampling) før du eksporterer.'],
    listenFor: 'Høye toner: Er det en tone som beveger seg mot melodien?',
  },
  intermediate: {
    why: 'Oversampling regner ut forvrengningen med høyere frekvens og filtrerer bort det som ville foldet tilbake. Det koster CPU, så slå det på til slutt.',
    tryThis: ['Slå det på for lead og cymbaler; på en bass hører du det sjelden.'],
    listenFor: 'En glidning oppover: Foldede toner går ned.',
  },
  advanced: {
    why: 'Foldeprodukter av orden n faller på |n·f − k·fs|. En sinus på 5 kHz ved 44,1 kHz folder fra den femte deltonen. Innebygd oversampling på 2–4× flytter det én eller to oktaver.',
    tryThis: ['Eller arbeid i 96 kHz når den ene stemmen gjøres om til lyd.'],
    listenFor: 'Uharmoniske toner under en sinus som sveiper.',
  },
}
