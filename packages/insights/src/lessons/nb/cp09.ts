import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'På en Windows-maskin er disse plug-in-ene tause.',
    tryThis: ['Høyreklikk på sporene deres ▸ Freeze før du sender settet til noen.'],
    listenFor: 'Det fryste sporet låter likt.',
  },
  intermediate: {
    why: 'De fleste plugins finnes også som VST3, som begge systemer har.',
    tryThis: ['Velg VST3 i browseren i Live til neste sang.', 'For denne: frys, eller eksporter stems.'],
    listenFor: 'Presets: Lagre dem i pluginen, og hent dem i det andre formatet.',
  },
  advanced: {
    why: 'Live viser begge formatene side om side. Hvilke som vises, stilles inn i Preferences ▸ Plug-Ins.',
    tryThis: ['Slå av Audio Units der, så du ikke velger dem ved et uhell.'],
    listenFor: 'Sett du allerede har lagret: De beholder sine Audio Units og åpner som før.',
  },
}
