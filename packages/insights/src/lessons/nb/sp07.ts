import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lyder uten rom kjennes veldig nære, som om de var limt på høyttaleren.',
    tryThis: [
      'Legg en Reverb på et returspor, Dry/Wet på 100 %.',
      'Skru opp senden på en pad eller et klapp, omtrent til midten.',
    ],
    listenFor: 'Dybde: noe foran, noe bak.',
  },
  intermediate: {
    why: 'Dybde kommer av forskjell: én stemme tørr, én i et kort rom, én langt borte. En eneste send kan gjøre det.',
    tryThis: ['Rom på 0,8 s med 15 ms pre-delay: pad −12 dB, klapp −18 dB, lead tørr.'],
    listenFor: 'Den tørre leaden kommer fram når andre går bakover.',
  },
  advanced: {
    why: 'Samples har rom med seg, og tørt er en stil: tidlig hiphop, noe techno, funk. Spørsmålet er bare om det var et valg.',
    tryThis: ['Prøv en slapdelay på 80–120 ms i stedet for et rom: rom uten hale.'],
    listenFor: 'Om grooven strammes eller løsner.',
  },
}
