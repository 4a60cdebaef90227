import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hovedfaderen er det aller siste før høyttalerne og eksporten. Gjør den lyden sterkere, kan ingenting etter den fange toppene.',
    tryThis: [
      'Dobbeltklikk på faderen på hovedsporet: Den hopper tilbake til 0 dB.',
      'Er det for svakt nå, så skru opp høyttalerne, eller hev alle sporene sammen.',
    ],
    listenFor: 'Den samme låten, litt svakere, og en hovedmåler som ikke går i rødt.',
  },
  intermediate: {
    why: 'Enhetene på hovedsporet kommer før faderen. En limiter med Ceiling på −0,3 dB fulgt av en fader på +2 dB gir topper på +1,7 dB, og de klipper i den eksporterte filen.',
    tryThis: [
      'Sett hovedfaderen til 0 dB.',
      'Hent nivået tilbake før eller i limiteren: med Gain der, eller i gruppene.',
      'Kontroller toppen på hovedmåleren.',
    ],
    listenFor: 'Sterke slag som pleide å sprake i eksporten.',
  },
  advanced: {
    why: 'Live regner med 32-bits flyttall, så +2 dB klipper bare der signalet blir heltall: i konverteren og i en fil på 16 eller 24 bit. En eksport på 32 bit overlever det, men ingen avspiller etter den.',
    tryThis: [
      'Hovedfaderen på 0 dB, nivået i Gain på limiteren, eller i Threshold når Maximize er på.',
      'Er faderen automatisert som en fade, så flytt den til en Utility før limiteren.',
    ],
    listenFor: 'Topper over 0 dBFS i en eksport på 32 bit: Mål det én gang, så vet du det.',
  },
}
