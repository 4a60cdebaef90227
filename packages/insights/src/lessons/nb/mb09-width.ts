import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En Utility på hovedsporet endrer hvor bred hele låten er, her til {width} %. Alt du eksporterer, går gjennom den.',
    tryThis: [
      'Slå Utility av og på i de fyldigste taktene.',
      'Behold den om du valgte den med ørene; var det en kontroll, så slå den av før du eksporterer.',
    ],
    listenFor: 'Om midten, der basstromme, bass og sang er, holder seg sterk.',
  },
  intermediate: {
    why: 'Ved {width} % er balansen mellom det sidene har felles, og det som er ulikt, flyttet for alle stemmer på én gang: Over 100 % vokser brede stemmer og midten trer tilbake, under er det omvendt.',
    tryThis: [
      'Slå Utility av og på i de fyldigste taktene, og trykk så Mono: Synker en bred stemme mer enn du vil?',
      'Vil du bare ha noen stemmer bredere eller smalere, så sett Width til 100 % her, og bruk en Utility på gruppen deres.',
    ],
    listenFor: 'Basstromme, bass og sang mot de brede lydene.',
  },
  advanced: {
    why: 'Bredde over 100 % hever sidesignalet, som faller bort i en monosum og koster headroom. Under 100 % øker overhøringen mellom kanalene, og romklang blir tørrere.',
    tryThis: ['Vil du ha en bredere låt, så gjør det per gruppe, over 200 Hz.'],
    listenFor: 'Korrelasjonen i sterke partier.',
  },
}
