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
    why: 'Alt som forlater enhetene på hovedsporet, heves ytterligere {db} dB av faderen, også forbi taket til en limiter. Topper som kommer ut over 0 dB, klipper i en fil på 16 eller 24 bit.',
    tryThis: [
      'Spill det fyldigste stedet, og les av toppen på hovedmåleren: Det som står over 0 dB, er det eksporten kutter.',
      'Dobbeltklikk på faderen for å sette den til 0 dB. Er låten da for svak, så hent de {db} dB tilbake i gruppene, eller før limiteren om hovedsporet har en.',
    ],
    listenFor: 'Sterke slag i eksporten: De som spraker nå, skal være rene.',
  },
  advanced: {
    why: 'Live regner med 32-bits flyttall, så {db} dB for mye klipper bare der signalet blir heltall: i konverteren og i en fil på 16 eller 24 bit. En eksport på 32 bit tar vare på slike topper; det som spiller den av, kutter dem.',
    tryThis: [
      'Hovedfaderen på 0 dB, nivået i Gain på limiteren, eller i Threshold når Maximize er på.',
      'Er faderen automatisert som en fade, så flytt den til en Utility før limiteren.',
    ],
    listenFor: 'Topper over 0 dBFS i en eksport på 32 bit: Mål det én gang, så vet du det.',
  },
}
