import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Sterke og svake toner får en stemme til å puste, som om noen spilte den. Det har du allerede her.',
    tryThis: ['Finn de svakeste tonene i pianorullen og demp dem én gang: Hør hva de gjorde.'],
    listenFor: 'De stille tonene mellom slagene. De lager grooven.',
  },
  intermediate: {
    why: 'Ulike anslag gir aksenter, og aksenter gir puls. Med en lyd som reagerer på anslagsstyrke, endrer de klangen så vel som nivået.',
    tryThis: [
      'Koble anslagsstyrke til et filter i instrumentet, så variasjonen høres som farge.',
      'Dra klippet inn i groove-poolen, og lån feelingen til en flat stemme.',
    ],
    listenFor: 'Om en kompressor senere i kjeden flater ut det du spilte.',
  },
  advanced: {
    why: 'Spredningen sier at dynamikken finnes, ikke at den er periodisk. Autokorrelasjon av aksenter ved ett slag eller én takt skiller en groove fra en løs hånd.',
    tryThis: [
      'Sammenlign aksentene i takt 1 og 3: Er de like, er mønsteret ment, og verdt å sitere i en annen stemme.',
    ],
    listenFor: 'De samme aksentene i bassen: Felles aksenter strammer en rytmeseksjon mer enn felles timing.',
  },
}
