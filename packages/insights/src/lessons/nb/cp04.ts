import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et fryst spor spiller et opptak av seg selv. Det sparer datamaskinen for arbeid, og imens kan verken toner eller enheter endres.',
    tryThis: ['Høyreklikk på sporet og velg Unfreeze når du vil redigere det.'],
    listenFor: 'Det skal høres likt ut begge veier.',
  },
  intermediate: {
    why: 'Frysing gjør også settet lettere å dele: Den som mangler pluginen, hører stemmen likevel.',
    tryThis: ['Bruk Flatten når du er sikker: Da blir det vanlig lyd.', 'Ta vare på en lagring fra før.'],
    listenFor: 'Tilfeldig eller fri modulasjon: Frysingen har tatt vare på én runde av den.',
  },
  advanced: {
    why: 'Frysefilen har signalet før mikseren, så volum, pan og sends virker fortsatt. Sidechain fra et fryst spor består; sidechain inn i det er skrevet inn i lyden.',
    tryThis: ['Frys på nytt når tempoet er endret.'],
    listenFor: 'Etterklangen på slutten av klippene.',
  },
}
