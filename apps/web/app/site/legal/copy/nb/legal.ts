import { type LegalCopy, legalEn } from '../en/legal.ts'

export const legalNb: LegalCopy = {
  loading: 'Henter dokumentet',
  fallbackHeading: 'Dokumentet kunne ikke vises her',
  notConfigured: 'Denne utgaven har ingen tjeneste for vilkår, så teksten står ikke på siden.',
  failed: 'Tjenesten for vilkår svarte ikke, eller nettleseren din stanser den.',
  covers: 'Hva dokumentet handler om',
  get: 'Slik får du det',
  getText: 'Skriv til oss, så sender vi gjeldende utgave, som regel samme arbeidsdag:',
  again: 'Prøv igjen',
  documents: {
    privacy: {
      title: legalEn.documents.privacy.title,
      lead: 'Hva vi vet om deg, hvorfor, og hvor lenge.',
      covers: [
        'hvilke opplysninger en konto trenger: e-postadressen, abonnementet, og det du skriver i profilen',
        'hva som skjer med et Live-sett: det leses først i nettleseren din, og forlater den bare om du lagrer det i kontoen',
        'hvem andre som ser noe av det: betalingsleverandøren ved kjøp, og ingen for reklame',
        'rettighetene dine: se, rette, ta med og slette det vi har, og klage til Datatilsynet',
      ],
    },
    terms: {
      title: legalEn.documents.terms.title,
      lead: 'Hva du og vi skylder hverandre når du bruker Kvint.',
      covers: [
        'hvem som kan bruke tjenesten, og hva en konto er til',
        'at musikken forblir din: vi tar ingen rett ut over å lese den for deg',
        'abonnementer, betaling, fornyelse og oppsigelse',
        'hva vi svarer for når noe svikter, og etter hvilken lov (norsk)',
      ],
    },
    cookies: {
      title: legalEn.documents.cookies.title,
      lead: 'Hva som lagres i nettleseren din.',
      covers: [
        'én informasjonskapsel holder deg innlogget; ingen skript kan lese den, og den fjernes når du logger ut',
        'utseende, språk og samtykke ligger i lokal lagring',
        'besøk telles bare der det er slått på og du har sagt ja',
        'hvordan du ser og endrer valget når som helst',
      ],
    },
    disclaimer: {
      title: legalEn.documents.disclaimer.title,
      lead: 'Hva en analyse kan love, og ikke.',
      covers: [
        'at funn er lesninger av filen, med oppgitt sikkerhet, og ikke ordre',
        'at intet resultat loves, verken kommersielt eller kunstnerisk',
        'at navn på andre produkter tilhører eierne; Kvint er ikke laget eller godkjent av Ableton',
      ],
    },
    eula: {
      title: legalEn.documents.eula.title,
      lead: 'Hvordan du kan bruke selve programvaren.',
      covers: [
        'retten til å bruke siden, kommandolinjen og MCP-serveren med abonnementet ditt',
        'hva som ikke er lov: videresalg, omgåelse av grenser, analyse av verk du ikke har rett til',
        'oppdateringer, brukerstøtte og hvordan lisensen opphører',
      ],
    },
  },
}
