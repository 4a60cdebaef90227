import { type FrameCopy, frameEn } from '../en/frame.ts'

/** Button texts of the account stay as the specification fixes them. */
export const frameNb: FrameCopy = {
  ...frameEn,
  skip: 'Hopp til innholdet',
  mainNavigation: 'Hovedmeny',
  links: {
    home: 'Hjem',
    about: 'Om',
    pricing: 'Priser',
    docs: 'Dokumentasjon',
    status: 'Status',
    projects: 'Settene dine',
    mcpTest: 'MCP Test',
  },
  menu: { open: 'Åpne menyen', close: 'Lukk menyen', title: 'Meny' },
  promise:
    'Kvint leser musikken du har laget, og viser deg hva som er i den. Den analyserer og lærer bort; den lager aldri musikken for deg.',
  footer: {
    ...frameEn.footer,
    product: 'Produkt',
    legal: 'Vilkår',
    help: 'Hjelp',
    pricing: 'Priser',
    docs: 'Dokumentasjon',
    about: 'Om',
    support: 'Brukerhjelp',
    contact: 'Kontakt',
    legalMail: 'Juridiske spørsmål',
    company: 'et norsk aksjeselskap',
  },
  account: { ...frameEn.account, loading: 'Ser etter om du er logget inn' },
  code: {
    label: 'Kode',
    hint: 'Seks sifre fra autentiseringsappen din',
    confirm: 'Bekreft',
    checking: 'Processing...',
    wrong: 'Koden stemmer ikke. Vent på den neste i appen, og skriv den.',
  },
  copyButton: { ...frameEn.copyButton, copy: 'Kopier' },
  password: { show: 'Vis det som skrives', hide: 'Skjul det som skrives' },
  theme: 'Fargedrakt',
  themes: { dark: 'Mørk', light: 'Lys', system: 'Som systemet' },
  language: 'Språk',
  broken: {
    title: 'Denne siden gikk i stykker.',
    text: 'Feilen er vår. Det du har lest, er fortsatt lagret i denne nettleseren. Last siden på nytt; går den i stykker igjen, forteller detaljene nedenfor oss hvorfor.',
    details: 'Detaljer',
    reload: 'Last på nytt',
    home: 'Til forsiden',
  },
}
