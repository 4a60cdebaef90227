import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et sett som forklarer seg selv, er et du kommer tilbake til. Om en måned vet du fortsatt hvilket spor som er hvilket.',
    tryThis: ['Lagre disse navnene og fargene som malen din: File ▸ Save Live Set as Template.'],
    listenFor: 'Hvor raskt du finner en stemme i dette settet, sammenlignet med et eldre.',
  },
  intermediate: {
    why: 'Navn og farger koster sekunder mens du skriver, og sparer minutter når du mikser. De følger også med: Stems, fryste filer og eksporter får navnet til sporet.',
    tryThis: [
      'Hold én farge for hver rolle i alle settene dine: Øyet lærer den.',
      'Assign Track Color to Clips (høyreklikk på et spor) gjør arrangementet lesbart på avstand.',
    ],
    listenFor: 'Om du ser på navn stadig sjeldnere: Da virker fargene.',
  },
  advanced: {
    why: 'Roller leses her av enhet, sample, navn og toneomfang. Et tydelig navn avgjør det meste av tvilen, så alt denne rapporten sier om roller, er sikrere.',
    tryThis: ['Bruk tegnet # i et navn som løpenummer: «# Pad» stemmer også når spor flyttes.'],
    listenFor: 'Eksport med All Individual Tracks: Filnavnene er klare for en mikser.',
  },
}
