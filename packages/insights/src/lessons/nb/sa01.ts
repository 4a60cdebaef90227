import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Drive gjør en lyd både sterkere og skitnere. Sterkere vinner alltid først, så du kan ikke høre om du liker skitten.',
    tryThis: ['Skru ned Output til på og av er like sterke.', 'Bestem så hvor mye Drive du vil ha.'],
    listenFor: 'Fargen alene.',
  },
  intermediate: {
    why: 'Likt nivå sier hva enheten gjør, og holder resten av kjeden på nivået den ble stilt inn for.',
    tryThis: [
      'Begynn med Output på omtrent minus halvparten av Drive, og juster etter øret.',
      'Kontroller kompressoren etter: Den kan ha arbeidet på grunn av nivået.',
    ],
    listenFor: 'Tykkelse i midten, mer enn størrelse.',
  },
  advanced: {
    why: 'Kurven bestemmer hvordan nivået vokser: Med Analog Clip får sterke signaler lite og svake nesten hele driven, så forskjellen avhenger av stemmen.',
    tryThis: ['Gjør lydstyrken lik over en hel frase, ikke etter toppene.'],
    listenFor: 'Støygulvet mellom tonene.',
  },
}
