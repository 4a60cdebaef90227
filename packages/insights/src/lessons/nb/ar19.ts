import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det som var der hele tiden, hører du best når det er borte. I {bars} takter spiller låten uten det som bar den, og når det er tilbake i takt {bar}, kjennes det som en ankomst.',
    tryThis: [
      'Spill fra fire takter før stemmene går ut, til fire takter etter at de er tilbake.',
      'Kopier stemmene inn i de tomme taktene et øyeblikk, og spill det igjen.',
    ],
    listenFor: 'Hva kroppen gjør på første slag i takt {bar}, med og uten pausen.',
  },
  intermediate: {
    why: 'En break forbereder ved å utelate: Bunnen er fri, lytteren teller videre, og når det kommer tilbake på eneren, stemmer tellingen. To, fire eller åtte takter er lette å kjenne. Jo lenger den varer, desto mer må skje over den.',
    tryThis: [
      'Gjør pausen halvparten så lang, så dobbelt så lang. Behold den der du fortsatt teller med uten å anstrenge deg.',
      'La én lyd vokse gjennom den: et filter som åpner seg, støy, en skarptromme som går fortere.',
    ],
    listenFor: 'Om du fortsatt ville nikket i takt hvis det kom en takt senere.',
  },
  advanced: {
    why: 'Metrum går videre i lytteren uten lyden som bærer det (Butler 2006). Det som holdes tilbake, er ikke pulsen, men bekreftelsen. Virkningen avhenger like mye av nivået i bunnen før og etter som av tonene.',
    tryThis: [
      'Kutt bunnen i alt som går videre i pausen, så den kommer tilbake med ett slag.',
      'Sammenlign lydstyrken i siste takt av pausen og første takt etter: 3 dB og mer kjennes som en drop.',
    ],
    listenFor: 'Om det som kommer tilbake, er sterkere, dypere eller bare tettere.',
  },
}
