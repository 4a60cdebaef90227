import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En limiter er et sikkerhetsnett for eksporten. Du trenger ingen mens du skriver, og mange bruker den aldri før til slutt.',
    tryThis: [
      'Følg hovedmåleren én gang gjennom når du eksporterer.',
      'Går den i rødt, så senk alle sporene, eller legg en Limiter til slutt med Ceiling på −1 dB.',
    ],
    listenFor: 'Spraking på de sterkeste slagene i den eksporterte filen.',
  },
  intermediate: {
    why: 'Topper over 0 dB klipper i en fil på 16 eller 24 bit. Å holde seg under med balansen er like bra som en limiter. En limiter er også et verktøy for lydstyrke, og det er et annet valg.',
    tryThis: [
      'Til en masteringtekniker: ingen limiter, topper rundt −3 dB, 24 eller 32 bit.',
      'Til en opplasting: Limiter sist, Ceiling på −1 dB, og bare så mye Gain som du liker lyden av.',
    ],
    listenFor: 'Sammenlign med og uten ved samme lydstyrke.',
  },
  advanced: {
    why: 'En eksport i 32-bits flyttall klipper ikke; klippingen er bare utsatt til neste trinn med heltall. TD1008 ber om −1 dBTP ved distribusjon, uansett hvordan du kommer dit.',
    tryThis: ['Eksporter i 32-bits flyttall til videre arbeid, og bruk limiteren i mastersettet, sist i kjeden.'],
    listenFor: 'Forholdet mellom topp og lydstyrke før og etter: Det sier hva limiteren koster.',
  },
}
