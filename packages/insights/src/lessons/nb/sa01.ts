import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Drive gjør en lyd både sterkere og skitnere. Sterkere vinner ofte først, så det er vanskelig å høre om du liker skitten.',
    tryThis: ['Skru ned Output til på og av er like sterke.', 'Bestem så hvor mye Drive du vil ha.'],
    listenFor: 'Fargen alene.',
  },
  intermediate: {
    why: 'Drive på {db} dB hever de svake lydene nesten like mye, så på og av er ulikt sterke før du hører noen farge. Det som kommer etter i kjeden, får også det nivået.',
    tryThis: [
      'Begynn med Output på −{half} dB, og juster etter øret til på og av er like sterke: Vil du fortsatt ha så mye Drive?',
      'Kommer det en kompressor etter, så se på måleren dens igjen: Den kan ha arbeidet på grunn av nivået.',
    ],
    listenFor: 'Tykkelse i midten, mer enn størrelse.',
  },
  advanced: {
    why: 'Kurven bestemmer hvordan nivået vokser: Med Analog Clip får sterke signaler lite og svake nesten hele driven, så forskjellen avhenger av stemmen.',
    tryThis: ['Gjør lydstyrken lik over en hel frase, ikke etter toppene.'],
    listenFor: 'Støygulvet mellom tonene.',
  },
}
