import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Når du drar ned et spor, blir effekten av det på denne returen like sterk som før. Du hører rommet til en lyd som er borte.',
    tryThis: ['Klikk på Pre på retursporet: Det skifter til Post.', 'Dra ned et spor og lytt begge veier.'],
    listenFor: 'Om effekten går ned sammen med lyden sin.',
  },
  intermediate: {
    why: 'Post holder forholdet mellom tørt og vått når en fader flyttes. Pre gir effekten sitt eget nivå, og det er riktig for etterklang uten lyd, for hodetelefonmikser og for utløseren til en kompressor.',
    tryThis: [
      'Til romklang og delay: Post.',
      'Til en effekt som skal vare lenger enn kilden: Pre, med en fade på faderen til sporet.',
    ],
    listenFor: 'Slutten av en frase når sporet fades ut.',
  },
  advanced: {
    why: 'Med Pre endrer automasjon på faderen forholdet mellom direkte og reflektert lyd, og øret leser det som avstand: En fade flytter kilden bort i stedet for å skru den ned.',
    tryThis: ['Bruk det med vilje: Automatiser fader og send mot hverandre for å flytte en stemme bakover.'],
    listenFor: 'Avstand ved lik lydstyrke.',
  },
}
