import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En send kopierer en stemme til et returspor, der romklangen eller delayen er. Så lenge returen er stille, når ingenting av det ørene dine.',
    tryThis: [
      'Slå på retursporet, eller skyv faderen opp til 0 dB.',
      'Spill, og skru senden ned til du så vidt merker effekten.',
    ],
    listenFor: 'Stemmen får ekkoet eller rommet tilbake.',
  },
  intermediate: {
    why: 'Sendene sier at du ville ha en effekt her. Enten ble returen slått av for å sammenligne, og ble stående, eller så er sendene rester.',
    tryThis: ['Slå på returen og avgjør med ørene.', 'Liker du låten bedre uten, skru sendene ned.'],
    listenFor: 'Om stemmene sitter bedre sammen i et felles rom.',
  },
  advanced: {
    why: 'En retur med faderen nede bruker fortsatt prosessoren, og en eksport av returene som stems inneholder stillhet.',
    tryThis: ['Slå på returen, eller fjern den med sendene før du eksporterer stems.'],
    listenFor: 'Stems av returene som har lyd.',
  },
}
