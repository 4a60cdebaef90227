import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Release er tiden lyden bruker på å komme tilbake etter et slag på basstrommen. Kommer neste slag tidligere, når den aldri helt tilbake: Den er ganske enkelt svakere hele tiden.',
    tryThis: [
      'Sett Release til et sted mellom {halfBeatMs} og {threeQuarterBeatMs} ms.',
      'Skru mens loopen spiller, til lyden har vokst tilbake rett før neste slag.',
    ],
    listenFor: 'Et pust mellom slagene.',
  },
  intermediate: {
    why: 'Pumping trenger innhenting: Reduksjonen bør være nær null før neste slag. Er release lengre enn ett slag, hører du et fast tap av nivå i stedet, og make-up gain hever så alt imellom.',
    tryThis: [
      'Begynn med release på {halfBeatMs} til {threeQuarterBeatMs} ms, og se at reduksjonsmåleren når 0 før neste slag.',
      'Finjuster så etter øret: Kortere gir mer sprett, lengre er mykere.',
      'Still likt nivå med Output før du sammenligner.',
    ],
    listenFor: 'Bevegelse i rytmen til låten, og en bass som har hele tyngden på offbeaten.',
  },
  advanced: {
    why: 'Release er en tidskonstant, ikke tiden til alt er innhentet: Etter én release er omtrent 63 % av reduksjonen borte, i dB eller i gain alt etter modellen. Derfor etterlater selv {threeQuarterBeatMs} ms en rest ved dype innstillinger.',
    tryThis: [
      'Mindre dybde eller en kortere utløser gjør ofte mer enn en kortere release.',
      'Vil du ha en nøyaktig kurve, så bruk en volumform av LFO-typen, synkronisert til slaget.',
    ],
    listenFor: 'Trinn i bassnivået fra takt til takt der basstrommemønsteret endres: et tegn på rester av reduksjon.',
  },
}
