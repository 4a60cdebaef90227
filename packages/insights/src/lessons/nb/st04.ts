import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Du har to høyttalere, og rommet mellom dem er ledig. Stemmer som står på ulike steder, går mindre i veien for hverandre.',
    tryThis: [
      'Behold basstromme, bass, skarptromme og lead i midten.',
      'Hihat litt til høyre, perkusjon litt til venstre.',
      'Lukk øynene og pek på hver stemme.',
    ],
    listenFor: 'Stemmer du ikke kunne høre før.',
  },
  intermediate: {
    why: 'Panorering skiller stemmer som deler leie, helt uten EQ. Små bevegelser på 15 til 30 er nok; par på hver sin side holder balansen.',
    tryThis: ['Hihat 20R, shaker 25L, to pader 40L og 40R.', 'Kontroller i mono: Ingenting skal forsvinne.'],
    listenFor: 'Om midten blir klarere.',
  },
  advanced: {
    why: 'Stereosamples og synther fyller sidene av seg selv, så panorering på C betyr ikke at miksen er i mono. Panorering med nivå tåler mono; bredde laget av forsinkelse og fase gjør det ikke.',
    tryThis: ['Gjør stereokilder smalere, 40–60 %, med Utility, og plasser dem så: Mange brede kilder blir én tåke.'],
    listenFor: 'Plassering: et sted for hver stemme i stedet for bredde for alle.',
  },
}
