import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et beat er godt selskap når du kjenner det, og det likevel overrasker nå og da. Ditt endrer seg mot slutten av fire takter.',
    tryThis: [
      'Tell til fire i takter, og hør på den siste.',
      'Demp takten som er endret, én gang: Kjennes de neste fire fortsatt som en begynnelse?',
    ],
    listenFor: 'Foten din går videre gjennom takten som er endret.',
  },
  intermediate: {
    why: 'Gjentakelse lager mønsteret, variasjon markerer formen. Endringer i hver fjerde eller åttende takt sier lytteren hvor frasen slutter.',
    tryThis: [
      'Flytt den største endringen til siste takt før en ny del.',
      'La den minste endringen komme oftere: ett slag mer, ett slag mindre.',
    ],
    listenFor: 'Om du kan telle frasene uten å se.',
  },
  advanced: {
    why: 'Takter sammenlignes etter hvilke slag som står hvor. Anslagsstyrke og mikrotiming er utelatt, så variasjonen en lytter hører, kan bare være større.',
    tryThis: [
      'Skriv taktene som bokstaver, én per takt: En form som AAAB AAAC viser seg selv.',
      'Varier stemmen som bærer offbeaten, og la backbeaten være i fred.',
    ],
    listenFor: 'Hvilken stemme som kan endres uten at grooven går tapt.',
  },
}
