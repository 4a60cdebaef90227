import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'I Re-Pitch oppfører en sample seg som en plate: Spilt langsommere klinger den også dypere. Derfor er tonearten ikke lenger den som står i navnet.',
    tryThis: [
      'Klikk på klippet og se på warp-modusen.',
      'Velg Complex Pro: Tempoet blir, og tonehøyden går tilbake til slik den ble spilt inn.',
      'Bytt mellom de to og behold den du liker.',
    ],
    listenFor: 'Passer den med akkordene dine? En gnisning viser seg ofte i de lengste tonene.',
  },
  intermediate: {
    why: 'Tid og tonehøyde følger hverandre i Re-Pitch: I halvtoner klinger «{track}» {semitones} unna der den ble spilt inn. Er forskyvningen ikke et helt tall, havner den mellom tangentene, så ingen tangentstemme kan treffe den.',
    tryThis: [
      'Vil du beholde tonehøyden: Complex Pro eller Tones.',
      'Vil du beholde båndlyden: Velg et tempo som gjør forskyvningen til et helt antall halvtoner, eller transponer de andre stemmene.',
      'En Tuner på sporet sier hva den spiller nå.',
    ],
    listenFor: 'Svevning mellom samplen og en liggende synthtone.',
  },
  advanced: {
    why: 'Forskyvningen i halvtoner er 12 ganger totallslogaritmen av tempoforholdet. Re-Pitch er resampling uten artefakter fra strekking, så det er den reneste modusen som finnes. Transpose og Detune virker ikke i den; bare tempoet og warp-markørene gjør det. Er tempoet automatisert, glir tonehøyden.',
    tryThis: [
      'Tempo for en forskyvning på n halvtoner: eget tempo × 2^(n/12).',
      'Bruk Freeze og Flatten, og transponer så resultatet med resten i Complex Pro.',
    ],
    listenFor: 'Formanter: Stemmer endrer størrelse med Re-Pitch, og kanskje er det det du vil.',
  },
}
