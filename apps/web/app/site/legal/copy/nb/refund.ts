import { type RefundCopy, refundEn } from '../en/refund.ts'

export const refundNb: RefundCopy = {
  ...refundEn,
  title: 'Refusjon',
  lead: 'Hvis abonnementet ikke svarer til forventningene, kan du få pengene tilbake. Her står det når, hvordan og hvor lang tid det tar.',
  updated: 'Gjelder fra 21. november 2026.',
  sections: [
    {
      title: '14 dagers pengene-tilbake-garanti',
      paragraphs: [
        'Den som abonnerer for første gang, har 14 dagers pengene-tilbake-garanti. Den løper fra dagen for første betaling, og du trenger ikke oppgi noen grunn. Den gjelder én gang per person, for det første abonnementet.',
        'En fornyelse er ikke et første abonnement. Du kan stanse enhver fornyelse før den skjer, i kontoen eller med en e-post.',
      ],
    },
    {
      title: 'Når tjenesten er nede',
      paragraphs: [
        'Avbrudd på mer enn 72 timer i strekk kan gi rett til refusjon av den tapte tiden, også etter de første 14 dagene. Varslet vedlikehold som er kortere, teller ikke.',
      ],
    },
    {
      title: 'Slik ber du om det',
      paragraphs: [
        'Skriv til oss fra adressen som hører til kontoen. Oppgi abonnement og betalingsdato. Virket noe ikke, hjelper det oss med en linje om det, men det er ikke noe vilkår.',
      ],
    },
    {
      title: 'Hvor lang tid det tar',
      paragraphs: [],
      steps: [
        ['Vi behandler forespørselen din', '2-3 virkedager'],
        ['Betalingen sendes tilbake', '5-7 virkedager'],
        ['Banken din viser den', '3-10 virkedager'],
      ],
    },
    {
      title: 'Hva som ikke betales tilbake',
      paragraphs: [
        'Tid som er brukt etter de første 14 dagene, betalinger eldre enn 60 dager, og kontoer stengt for misbruk. Rettigheter loven i landet ditt gir deg som forbruker, gjelder i tillegg og innskrenkes ikke.',
      ],
    },
    {
      title: 'Brukerstøtte',
      paragraphs: ['Vi svarer mandag til fredag, 9 til 17 norsk tid, innen 24-48 timer.'],
    },
  ],
  mail: 'Be om refusjon',
}
