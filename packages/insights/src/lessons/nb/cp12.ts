import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Live beholder den gamle enheten, så låten din klinger slik den gjorde.',
    tryThis: ['Ingenting. Bytt den bare om du vil ha en annen lyd.'],
    listenFor: 'Gammel og ny side om side, av nysgjerrighet.',
  },
  intermediate: {
    why: 'Nyere utgaver av en enhet har andre algoritmer bak den samme idéen. Et bytte endrer lyden.',
    tryThis: ['Til en ny sang henter du den nyeste enheten fra browseren i Live.'],
    listenFor: 'Modulasjonsdybde og stereobredde skiller seg mest.',
  },
  advanced: {
    why: 'De gamle merkene blir i filen til enheten slettes. Oppgraderingsknapper gjør noen av dem om med nesten like innstillinger.',
    tryThis: ['Skriv den gamle lyden til lyd før du oppgraderer.'],
    listenFor: 'En nulltest av begge.',
  },
}
