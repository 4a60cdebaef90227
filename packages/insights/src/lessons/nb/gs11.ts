import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hovedfaderen har automasjon, og den er tegnet helt nede. Så snart låten spiller, går faderen dit, uansett hva du stiller inn for hånd.',
    tryThis: [
      'Trykk A for å se automasjon, og velg Mixer og Track Volume på hovedsporet.',
      'Høyreklikk på linjen og velg Delete Automation.',
    ],
    listenFor: 'Låten er der fra første takt.',
  },
  intermediate: {
    why: 'Ofte ble det tegnet en uttoning på slutten, og det første punktet fulgte med ned. En eksport spiller også automasjonen: Den ville vært stille.',
    tryThis: [
      'Dra det første punktet i volumet på hovedsporet opp til 0 dB, og la uttoningen på slutten stå.',
      'Lyser automasjonsknappen i kontrollinjen oransje, trykk på den: Da hører du det en eksport ville gitt.',
    ],
    listenFor: 'Måleren på hovedsporet beveger seg fra starten.',
  },
  advanced: {
    why: 'En parameter som flyttes for hånd, overstyrer automasjonen til Re-Enable Automation: Det du hører da, er ikke det som er tegnet.',
    tryThis: ['Automatiser en Utility sist på hovedsporet til uttoninger, og la faderen være fri for hånden.'],
    listenFor: 'Samme nivå i eksporten som i rommet.',
  },
}
