import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Du har to høyttalere, og rommet mellom dem er ledig. Stemmer som står på ulike steder, går mindre i veien for hverandre.',
    tryThis: [
      'Panorer «{one}» litt til venstre og «{other}» litt til høyre.',
      'Behold basstromme, bass og det som leder, i midten.',
      'Lukk øynene og pek på hver stemme.',
    ],
    listenFor: 'Stemmer du ikke kunne høre før.',
  },
  intermediate: {
    why: 'Om de ikke er i stereo innvendig, kommer alle {parts} stemmene fra ett sted, og de som deler leie, skjuler hverandre der. Panorering skiller dem helt uten EQ.',
    tryThis: [
      'Panorer «{one}» til 25L og «{other}» til 25R i åtte takter, og så begge tilbake til C.',
      'Beholder du det, så la basstromme, bass og lead stå i midten: Sidene er for det som svarer dem.',
    ],
    listenFor: 'Om du kan følge begge hver for seg, og om midten blir klarere.',
  },
  advanced: {
    why: 'Stereosamples og synther fyller sidene av seg selv, så panorering på C betyr ikke at miksen er i mono. Panorering med nivå tåler mono; bredde laget av forsinkelse og fase gjør det ikke.',
    tryThis: ['Gjør stereokilder smalere, 40–60 %, med Utility, og plasser dem så: Mange brede kilder blir én tåke.'],
    listenFor: 'Plassering: et sted for hver stemme i stedet for bredde for alle.',
  },
}
