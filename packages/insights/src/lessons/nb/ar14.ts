import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Selve pulsen beveger seg her, fra {before} til {after} BPM, og du kjenner det før du vet hvorfor.',
    tryThis: [
      'Spill takt {start} til {end}, og bank med.',
      'Slå av tempoautomasjonen et øyeblikk (høyreklikk tempoet ▸ Delete Automation, så angre), og spill det igjen.',
    ],
    listenFor: 'Hvor tidlig du kjenner at det beveger seg.',
  },
  intermediate: {
    why: 'Et slag går her fra {beatBefore} ms til {beatAfter} ms: Kortere slag driver, lengre gir tyngde. Delayer og LFO-er som er satt i slag, følger med; de som er satt i millisekunder eller hertz, blir igjen.',
    tryThis: [
      'Spill takt {start} til {end} med endringen og uten (høyreklikk tempoet ▸ Delete Automation, så angre): Hva gjør den som stemmene alene ikke gjør?',
      'Sett {halfway} BPM i stedet for {after}. Kjennes det likt, betyr størrelsen på trinnet lite.',
    ],
    listenFor: 'Om ekkoene fortsatt går i takt med pulsen etter endringen.',
  },
  advanced: {
    why: 'Warpet lyd følger en gradvis endring hele veien, og klipp i Re-Pitch glir i tonehøyde med den; klipp uten warp beholder sekundene sine, ikke taktene. Fra {before} til {after} BPM er det, i halvtoner, {semitones}.',
    tryThis: [
      'Kontroller klipp uten warp i takt {end}: Treffer de fortsatt taktstreken?',
      'To tempoer i forholdet 2:3 eller 3:4 lar en rytme fra det gamle tempoet gå videre som trioler eller punkterte noter i det nye; prøv det nærmeste slike tempoet.',
    ],
    listenFor: 'Om alle stemmer treffer sammen på den første taktstreken etter endringen.',
  },
}
