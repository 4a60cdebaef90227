import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ingenting mangler her. Et rent hovedspor er det en masteringtekniker ber om. Gjør du sangene ferdige selv, er dette neste steg.',
    tryThis: [
      'Eksporter en gang slik, som referanse.',
      'Som et forsøk: Glue Compressor, så Limiter med Ceiling på −1 dB. Sammenlign ved samme lydstyrke.',
    ],
    listenFor: 'Om stemmene hører mer sammen, eller bare ble sterkere.',
  },
  intermediate: {
    why: 'Å mikse uten bearbeiding på bussen gjør balansen ærlig. Å legge til litt glue sent låter annerledes enn å mikse inn i den.',
    tryThis: [
      'Til mastering hos noen andre: topper rundt −3 dB, ingen limiter.',
      'Selv: forsiktig EQ, 1–2 dB glue, limiter, i den rekkefølgen.',
    ],
    listenFor: 'Refrenget mot verset: Glue bør ikke flate ut steget mellom dem.',
  },
  advanced: {
    why: 'Et eget mastersett, med miksen som lydfil, skiller avgjørelsene og lar deg sammenligne med andre sanger ved samme nivå.',
    tryThis: [
      'Eksporter i 32-bits flyttall, åpne et nytt sett med tre sanger du liker, gjør lydstyrken lik, og bearbeid så.',
    ],
    listenFor: 'Hvordan bunnen bærer fra sang til sang.',
  },
}
