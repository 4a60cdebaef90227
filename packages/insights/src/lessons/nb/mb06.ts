import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En masterkjede får alt til å låte stort på én gang. Mens du skriver, skjuler den også hvilken stemme som er for sterk.',
    tryThis: [
      'Marker alle enhetene på hovedsporet og grupper dem (Ctrl+G, eller Cmd+G på Mac).',
      'Slå av racket og skriv videre, og slå det på når du vil kjenne sluttresultatet.',
    ],
    listenFor: 'Holder idéen uten?',
  },
  intermediate: {
    why: 'Limitere og busskompressorer svarer på den sterkeste stemmen, så hvert nytt spor endrer hvordan alle de andre låter. Noen enheter forsinker også signalet, og da kjennes det sent å spille inn.',
    tryThis: [
      'Koble bryteren på racket til en tast.',
      'Balanser med det av, og kontroller med det på én gang per økt.',
      'Slå av enheter med lookahead og lineær fase mens du spiller inn.',
    ],
    listenFor: 'En basstromme som blir mindre så snart akkordene kommer inn.',
  },
  advanced: {
    why: 'Å mikse gjennom en kjede er en egen metode: Da bør den stå fra første time og bli stående. Det som koster, er en kjede som endres samtidig med balansen under.',
    tryThis: [
      'Lagre kjeden som en preset med versjonen i navnet, og la innstillingene være i fred til miksen.',
      'Les den samlede latensen i hovedkjeden i statuslinjen til hver enhet.',
    ],
    listenFor: 'Ved samme nivå: kjeden på mot av.',
  },
}
