import { type LoginCopy, loginEn } from '../en/login.ts'

export const loginNb: LoginCopy = {
  ...loginEn,
  noAccount: 'Har du ikke konto?',
  hasAccount: 'Har du konto?',
  forgotten: 'Glemt passordet?',
  resetSent: 'Finnes det en konto med denne adressen, er en e-post med lenke til nytt passord på vei.',
  resetNeedsEmail: 'Skriv adressen din først.',
  closed: 'Kontoer er ikke åpne i denne utgaven.',
  registrationClosed: 'Nye kontoer er ikke åpne ennå. Har du allerede en, kan du logge inn.',
  redirect: 'Fortsett til innlogging',
  redirectSignUp: 'Lag en konto',
  redirectFailed: 'Innloggingen lyktes ikke, eller ble avbrutt. Prøv igjen.',
  or: 'eller',
  passkey: 'Bruk en passnøkkel',
  passkeyFailed: 'Ingen passnøkkel ble brukt. Prøv igjen, eller logg inn med passordet.',
  forPlan: (name, price) => `Logg inn, eller registrer deg om du er ny, og gå videre til ${name} for ${price}.`,
  code: {
    heading: 'Ett steg til',
    text: 'Denne kontoen ber om en kode fra autentiseringsappen.',
    back: 'Tilbake til passordet',
  },
  lead: 'Abonnementet, profilen og assistentene dine, på alle enheter.',
  ring: 'Kvintsirkelen: sju naboer danner skalaen ass-dur, fra dess til g.',
}
