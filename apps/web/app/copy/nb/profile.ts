import { type ProfileCopy, profileEn } from '../en/profile.ts'

export const profileNb: ProfileCopy = {
  ...profileEn,
  joined: (date) => `Ble med ${date}`,
  information: 'Om deg',
  fields: { displayName: 'Visningsnavn', bio: 'Om meg', location: 'Sted', website: 'Nettside' },
  empty: 'Ikke oppgitt',
  email: {
    ...profileEn.email,
    new: 'Ny adresse',
    sent: 'Bekreft endringen med lenken vi har sendt til den nye adressen.',
    failed: 'Adressen kunne ikke endres. Prøv igjen.',
  },
  password: {
    ...profileEn.password,
    heading: 'Passord',
    text: 'Bytt det når du tror noen andre kan kjenne det.',
    current: 'Nåværende passord',
    new: 'Nytt passord',
    confirm: 'Gjenta nytt passord',
    submit: 'Bytt passord',
  },
  remove: {
    ...profileEn.remove,
    text: 'Fjerner kontoen og alt i den, for godt.',
    what: 'Dette sletter profilen, de lagrede settene og rapportene med alle versjoner, nøklene dine og tilgangen til alle assistenter. Kvitteringer beholdes så lenge loven krever. Det kan ikke gjøres om.',
    export: 'Ta med deg dataene dine først',
    type: (word) => `Skriv ${word} for å bekrefte`,
    word: 'SLETT',
    confirm: 'Slett for godt',
    deleting: 'Sletter...',
    failed: 'Kontoen kunne ikke slettes. Ingenting ble fjernet. Prøv igjen, eller skriv til oss.',
    exportFailed: 'Dataene dine kunne ikke hentes. Prøv igjen, eller skriv til oss.',
  },
  reset: {
    title: 'Nytt passord',
    lead: 'Velg et nytt passord for kontoen din.',
    needsLink: 'Denne siden trenger lenken fra e-posten. Åpne den derfra, eller be om en ny.',
    refused: 'Lenken gjelder ikke lenger. Be om en ny.',
    toLogin: 'Til innlogging',
    toDashboard: 'Til oversikten',
  },
}
