import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Stort høres bare stort ut ved siden av lite. Spiller alt hele tiden, kjennes ingenting som en ankomst.',
    tryThis: ['Demp halvparten av sporene de første 16 taktene.', 'Lytt fram til stedet der de kommer inn.'],
    listenFor: 'Ankomsten.',
  },
  intermediate: {
    why: 'Der nesten alle de {parts} stemmene spiller nesten hele tiden, har en del lite annet å vokse med enn nivå og leie. Færre stemmer gir også mer plass til hver i miksen.',
    tryThis: [
      'Slå av to av stemmene i åtte takter midt i låten, og spill inn i stedet der de kommer tilbake.',
      'Angre, og prøv to andre: Hvilket par etterlater det største hullet, og hvilket virker størst når det kommer tilbake?',
    ],
    listenFor: 'Hvor sterk den fulle delen kjennes uten at en fader er rørt.',
  },
  advanced: {
    why: 'Tetthet teller spor, ikke lydstyrke eller leie. En fast besetning med skiftende leie og dynamikk har kontrast som ikke ses her.',
    tryThis: ['Planlegg etter leie: Ta bort bunnen i én del og toppen i en annen.'],
    listenFor: 'Klangbalansen fra del til del.',
  },
}
