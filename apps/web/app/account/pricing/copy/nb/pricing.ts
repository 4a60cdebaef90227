import { type PricingCopy, pricingEn } from '../en/pricing.ts'

export const pricingNb: PricingCopy = {
  ...pricingEn,
  title: 'Priser',
  description: 'Kvint er gratis for fem analyser i måneden, $5 for 25, og $19 for ubegrenset bruk, eller $190 i året.',
  heading: 'Velg abonnement',
  fallback: 'Abonnementene kunne ikke hentes. Her er de som sist var kjent.',
  lead: 'Alle abonnementene leser på samme måte og finner det samme. Forskjellen er hvor mange sett i måneden som analyseres og beholdes på kontoen din.',
  loading: 'Henter abonnementene',
  withoutScript: 'Du må slå på JavaScript for å velge abonnement.',
  popular: 'Mest valgt',
  opening: 'Åpner betalingen...',
  billing: {
    heading: 'Hvor ofte du betaler',
    monthly: 'Månedlig',
    yearly: 'Årlig: to måneder gratis',
    saving: 'To måneder gratis: $38 mindre enn månedlig',
  },
  plans: {
    free: {
      description: 'Les settene dine og se hva de forteller.',
      features: [
        '5 analyser i måneden',
        'Så mange sett du vil, lest i nettleseren',
        'Toneart, akkorder og arrangement i hvert sett',
        'Funn med en leksjon til hvert',
      ],
      limitations: [],
    },
    early_supporter: {
      description: 'For dem som er med fra starten.',
      features: ['25 analyser i måneden', 'Alt i FREE', 'Du er med på å bestemme hva som kommer'],
      limitations: [],
    },
    premium_monthly: {
      description: 'For arbeid med mange låter på én gang.',
      features: ['Ubegrenset antall analyser', 'Ableton Live-integrasjon', 'Alt i EARLY SUPPORTER'],
      limitations: [],
    },
    pro: {
      description: 'For skoler, plateselskaper og studioer, og for behov som ingen av abonnementene dekker.',
      features: ['Vilkår som passer måten dere jobber på', 'Hjelp til å komme i gang', 'Et menneske å spørre'],
      limitations: [],
    },
  },
  prices: { 'Contact Us': 'Kontakt oss' },
  periods: { 'per month': 'per måned', 'per year': 'per år' },
  cta: {
    'Coming Soon': 'Kommer snart',
    'Get Started': 'Kom i gang',
    Subscribe: 'Abonner',
    'Contact to Discuss': 'Ta kontakt',
  },
  faq: {
    heading: 'Vanlige spørsmål',
    list: [
      {
        question: 'Hva teller som en analyse?',
        answer:
          'Et sett som du beholder og analyserer på kontoen din. Å lese sett i nettleseren teller aldri, og det gjør heller ikke det å åpne en rapport, dele den eller spørre en assistent om den.',
      },
      {
        question: 'Kan jeg bytte abonnement?',
        answer:
          'Ja, når som helst, her eller i profilen. Et større abonnement begynner med en gang, og du betaler mellomlegget. Med et mindre går det du har betalt og ikke brukt, til de neste betalingene. Du har aldri to abonnementer.',
      },
      {
        question: 'Hva skjer når jeg sier opp?',
        answer:
          'Abonnementet løper ut måneden eller året du har betalt for, og blir så FREE. Rapportene kan fortsatt leses, og du kan ta med deg alle dine data.',
      },
      {
        question: 'Kan jeg få pengene tilbake?',
        answer:
          'Ja: den som abonnerer for første gang, har 14 dagers pengene-tilbake-garanti. Refusjonssiden forteller hvordan, og hvor lang tid hvert steg tar.',
      },
      {
        question: 'Hvilken valuta betaler jeg i, og er avgiftene medregnet?',
        answer:
          'Prisene er i amerikanske dollar. Betalingsleverandøren er selger, legger på avgiftene i landet ditt før du betaler, og sender kvittering.',
      },
      {
        question: 'Må jeg sende lyden min?',
        answer:
          'Nei. Kvint leser .als-filen: noter, klipp, effekter og mikser. Slipper du inn en eksport også, lytter nettleseren din til den, og den blir på disken din.',
      },
      {
        question: 'Hvorfor nevner dokumentasjonen andre abonnementer?',
        answer:
          'Abonnementene på denne siden er de som selges. Creator, Professional og Studio i dokumentasjonen er fra en tidligere prisliste.',
      },
    ],
  },
  waitlist: {
    heading: 'Ventelisten',
    text: 'For nyheter, og for det som ikke er åpent ennå. Legg igjen e-posten din; vi skriver sjelden.',
    closed: 'Kontoer er ikke åpne ennå. Legg igjen e-posten din, så skriver vi én gang, når det er plass til deg.',
  },
}
