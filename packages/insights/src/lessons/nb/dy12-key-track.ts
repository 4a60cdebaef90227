import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Du hører aldri «{source}», men andre stemmer lytter til den: Hvert slag demper dem et øyeblikk, og de svulmer opp igjen.',
    tryThis: [
      'Slå av kompressoren på «{part}» i fire takter, og på igjen.',
      'Marker ett klipp på «{source}» og trykk 0: Det er av. Trykk 0 igjen for å hente det tilbake.',
    ],
    listenFor: 'Hva som beveger seg, selv om ingenting du hører, er endret.',
  },
  intermediate: {
    why: 'Bevegelsen er ikke avhengig av en basstromme som høres: Den går videre der basstrommen tar pause, og ingen fader eller EQ i miksen endrer dybden. Med denne terskelen og ratioen demper et slag fra «{source}» på 0 dB «{part}» med opptil {db} dB.',
    tryThis: [
      'Slå av ett klipp på «{source}» med 0, og hør disse taktene uten bevegelsen.',
      'Sett release på «{part}» til {halfBeatMs} ms, så nær {beatMs} ms, og behold svulmingen som bærer låten.',
    ],
    listenFor: 'Takter der ingen basstromme høres: Holder svulmingen beaten i gang?',
  },
  advanced: {
    why: 'Et stumt spor skiller utløseren fra lyden: Slagene kan være kortere, tidligere eller jevnere enn trommene, og terskelen stemmer fortsatt når miksen endres. Å dempe en buss flytter alt som går gjennom den, under ett, også romklangen.',
    tryThis: [
      'Flytt hele «{source}» noen millisekunder tidligere med Track Delay: Da er dempingen i gang når trommen kommer.',
      'Sammenlign med en kurve som følger rutenettet (Auto Pan i fase 0°, Shaper): Den trenger ikke noe spor.',
    ],
    listenFor: 'Den andre halvdelen av hvert slag: Er alt tilbake på fullt nivå?',
  },
}
