import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Strømming pakker filen din i en mindre, og pakkingen gjør toppene litt høyere. Her er det knapt plass til det.',
    tryThis: ['Senk Ceiling på den siste Limiteren til −1 dB.', 'Eksporter på nytt.'],
    listenFor: 'Knitring i de høyeste slagene etter opplasting.',
  },
  intermediate: {
    why: 'Kodere bygger bølgen opp igjen fra færre tall, og i en tett miks havner feilen på toppene. Leveringskrav ber om 1 dB plass, 2 for høye mastere.',
    tryThis: [
      'Sett taket til −1 dBTP, eller −2 for en høy master.',
      'Kod en prøvefil og slipp den her: Dens egen topp blir målt.',
    ],
    listenFor: 'Cymbaler og s-lyder i den kodede filen.',
  },
  advanced: {
    why: 'Når toppene ligger så nær lydstyrken, rammer oversvinget mange rammer. Det avhenger av koder og bitrate, så mål den dekodede filen.',
    tryThis: [
      'Kod med den laveste bitraten du venter, og mål den.',
      'Velg taket slik at den dekodede toppen holder seg under 0 dBTP.',
    ],
    listenFor: 'Forekko og knitring ved den laveste bitraten.',
  },
}
