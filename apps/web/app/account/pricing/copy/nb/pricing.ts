import { type PricingCopy, pricingEn } from '../en/pricing.ts'

export const pricingNb: PricingCopy = {
  ...pricingEn,
  lead: 'Alle abonnementer leser likt og finner det samme. Forskjellen er hvor ofte, og hva som lagres for deg.',
  loading: 'Henter abonnementene',
  popular: 'Mest valgt',
  opening: 'Åpner kassen...',
  faq: {
    heading: 'Vanlige spørsmål',
    list: [
      {
        question: 'Hva teller som en analyse?',
        answer:
          'Et sett som du beholder og analyserer på kontoen din. Å lese sett i nettleseren teller aldri, og det gjør heller ikke det å åpne en rapport, dele den eller spørre en assistent om den.',
      },
      {
        question: 'Hva skjer når jeg sier opp?',
        answer:
          'Abonnementet løper ut måneden eller året du har betalt for, og blir så FREE. Rapportene kan fortsatt leses, og du kan ta med deg alle dine data.',
      },
      {
        question: 'Kan jeg få pengene tilbake?',
        answer:
          'Ja: den som abonnerer for første gang, har 14 dagers pengene-tilbake-garanti. Refund Policy sier hvordan, og hvor lang tid hvert steg tar.',
      },
      {
        question: 'Hvilken valuta betaler jeg i, og er avgift med?',
        answer:
          'Prisene er i amerikanske dollar. Betalingsleverandøren er selger, legger til avgiften i landet ditt før du betaler, og sender kvittering.',
      },
      {
        question: 'Må jeg sende lyden min?',
        answer: 'Nei. Kvint leser .als-filen: noter, klipp, effekter og mikser. Samples og eksporter blir der de er.',
      },
      {
        question: 'Dokumentasjonen nevner andre nivåer. Hva er riktig?',
        answer:
          'Begge deler: abonnementene på denne siden er de som selges. Creator, Professional og Studio i dokumentasjonen beskriver grensene i API-programmet.',
      },
    ],
  },
  waitlist: {
    heading: 'Ventelisten',
    text: 'Ikke åpen for deg ennå? Legg igjen adressen din, så skriver vi én gang, når det er plass.',
    closed: 'Kvint er ikke åpen ennå. Ventelisten åpner her.',
  },
}
