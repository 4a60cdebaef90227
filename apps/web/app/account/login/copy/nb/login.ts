import { type LoginCopy, loginEn } from '../en/login.ts'

export const loginNb: LoginCopy = {
  ...loginEn,
  title: 'Logg inn',
  description: 'Logg inn på Kvint, eller lag en konto.',
  signIn: 'Logg inn',
  signUp: 'Registrer deg',
  email: 'E-post',
  emailPlaceholder: 'E-post',
  password: 'Passord',
  passwordPlaceholder: 'Passord (minst 6 tegn)',
  comingSoon: 'Kommer snart',
  processing: 'Et øyeblikk...',
  signedIn: 'Du er logget inn.',
  recovered:
    'Du er logget inn. Totrinnsbekreftelse er nå slått av. Sett opp en autentiseringsapp igjen i profilen din.',
  signedUp: 'Kontoen er laget, og du er logget inn.',
  confirm: 'Sjekk e-posten din. Vi har sendt en lenke du bekrefter adressen med.',
  failed: 'Innloggingen mislyktes',
  noAccount: 'Har du ingen konto?',
  hasAccount: 'Har du allerede en konto?',
  commonPassword:
    'Dette passordet er blant de 10 000 vanligste. Velg et annet, for eksempel noen ord som bare du ville satt sammen.',
  forgotten: 'Glemt passordet?',
  resetSent: 'Hvis det finnes en konto med denne adressen, har vi sendt en lenke der du velger nytt passord.',
  resetNeedsEmail: 'Skriv inn e-posten din først.',
  closed: 'Kontoer er ikke åpne ennå.',
  registrationClosed: 'Nye kontoer er ikke åpne ennå. Har du allerede en, kan du logge inn.',
  redirect: 'Fortsett til innlogging',
  redirectSignUp: 'Lag en konto',
  redirectFailed: 'Innloggingen mislyktes eller ble avbrutt. Prøv igjen.',
  or: 'eller',
  passkey: 'Bruk en passnøkkel',
  passkeyFailed: 'Ingen passnøkkel ble brukt. Prøv igjen, eller logg inn med passordet.',
  forPlan: (name, price, period) =>
    `Logg inn, eller registrer deg om du er ny, og gå videre til ${name}: ${price} ${PERIODS[period] ?? period}.`,
  mailed: {
    agreed: 'Denne adressen har godkjent flyttingen. Kontoen flyttes når du åpner lenken i den andre e-posten også.',
    moved: 'Begge adressene har godkjent flyttingen. Kontoen har fått den nye adressen.',
    refused: 'Denne lenken gjelder ikke lenger. Den er kanskje brukt allerede, eller for gammel.',
  },
  code: {
    heading: 'Ett steg til',
    text: 'Denne kontoen ber om en kode fra autentiseringsappen.',
    back: 'Tilbake til passordet',
  },
  lead: 'Abonnementet, profilen og assistentene dine, på alle enheter.',
  ring: 'Kvintsirkelen: sju naboer danner skalaen ass-dur, fra dess til g.',
}

const PERIODS: Readonly<Record<string, string>> = { 'per month': 'per måned', 'per year': 'per år' }
