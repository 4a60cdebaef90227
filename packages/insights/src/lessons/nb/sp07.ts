import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lyder uten rom kjennes veldig nære, som om de var limt på høyttaleren.',
    tryThis: [
      'Ta et returspor med en Reverb, Dry/Wet på 100 %; Lives standardsett har ett.',
      'Skru opp senden på én stemme, omtrent til midten, og la de andre være tørre.',
    ],
    listenFor: 'Dybde: noe foran, noe bak.',
  },
  intermediate: {
    why: 'Dybde kommer av forskjell: én stemme tørr, én i et kort rom, én langt borte. Én retur kan gjøre det, og har samplene dine rom med seg, hører du straks at ingenting manglet.',
    tryThis: [
      'Én Reverb på et returspor, 100 % våt, decay omtrent 0,8 s: Send én stemme på −18 dB og en annen på −10 dB, og la det som leder, være tørt.',
      'Demp returen etter åtte takter: Er låten fattigere, eller strammere?',
    ],
    listenFor: 'Om den tørre stemmen kommer fram når de andre går bakover.',
  },
  advanced: {
    why: 'Samples har rom med seg, og tørt er en stil: tidlig hiphop, noe techno, funk. Spørsmålet er bare om det var et valg.',
    tryThis: ['Prøv en slapdelay på 80–120 ms i stedet for et rom: rom uten hale.'],
    listenFor: 'Om grooven strammes eller løsner.',
  },
}
