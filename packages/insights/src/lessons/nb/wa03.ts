import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Warp tilpasser en lyd til tempoet. Et enkelt slag har ikke noe tempo, så warp gir ingenting og kan gjøre anslaget mykere.',
    tryThis: ['Marker disse klippene.', 'Slå av Warp i klippvisningen.'],
    listenFor: 'Det første øyeblikket i hvert slag: Er det skarpere nå?',
  },
  intermediate: {
    why: 'Ved et annet tempo strekkes et warpet slag, og det gjør transienten utydelig og endrer lengden. Uten warp begynner det på slaget sitt og låter slik det ble spilt inn.',
    tryThis: [
      'Warp av for enkeltslag, på for looper.',
      'Velg hva korte samples skal få når du drar dem inn, i innstillingene til Live, under Record/Warp/Launch.',
    ],
    listenFor: 'Endre tempoet med 20 BPM og spill begge måtene.',
  },
  advanced: {
    why: 'Beats-modus ved sitt eget tempo er nøytral, så tapet kommer først når tempoet endres. De andre modusene bearbeider alltid. Transponering er også ulik: Uten warp følger tonehøyde og lengde hverandre, som i en sampler.',
    tryThis: ['Nulltest: Snu polariteten på kopien uten warp mot den warpede, i låtens tempo.'],
    listenFor: 'Resten i de første ti millisekundene.',
  },
}
