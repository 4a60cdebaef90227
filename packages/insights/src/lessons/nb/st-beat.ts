import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En beat holder seg frisk når du kjenner den, og den likevel endrer seg nå og da. «{track}» gjør det der fire takter slutter, for første gang i takt {bar}.',
    tryThis: [
      'Spill fra takt {start}, og tell fire takter.',
      'Kopier takten foran over takt {bar}, spill igjen, og angre: Kjennes de neste fire fortsatt som en begynnelse?',
    ],
    listenFor: 'Foten din går videre gjennom takten som er endret.',
  },
  intermediate: {
    why: 'Gjentakelse lager mønsteret, variasjon markerer formen. I {times} takter sier «{track}» med noen få slag at fire takter slutter, så den neste høres som en begynnelse.',
    tryThis: [
      'Spill fra takt {start} med takt {bar} som den er, så med en kopi av den vanlige takten på plassen: Hvilken av dem får den neste takten til å lande?',
      'Sett de endrede taktene ved siden av hverandre: Den som står før en ny del, tåler den største endringen.',
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
