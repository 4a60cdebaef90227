import type { MailParts, MailTexts } from './mail-texts.ts'

const setPassword = ({ newPasswordUrl = '' }: MailParts, choose = 'velg'): string =>
  `${choose} et nytt passord med en gang. Da logges alle andre enheter ut.\n${newPasswordUrl}`.trim()
const ifNotYou = (parts: MailParts): string => `Var det ikke du, ${setPassword(parts)}`

export const mailTextsNb: MailTexts = {
  open: 'Åpne denne lenken',
  orCode: 'Eller skriv inn denne koden',
  code: 'Koden din',
  ignore: 'Var det ikke du, kan du se bort fra denne e-posten.',
  linkLasts: (minutes) => `Lenken virker én gang, i ${minutes} minutter.`,
  codeLasts: (minutes) => `Koden virker én gang, i ${minutes} minutter.`,
  mails: {
    confirmation: () => ({
      subject: 'Bekreft e-postadressen din',
      lead: 'Velkommen til Kvint. Bekreft at denne adressen er din, så åpnes kontoen.',
      action: 'Bekreft adressen',
      close:
        'Har du ikke registrert deg, kan du se bort fra denne e-posten: Ingenting skjer før adressen er bekreftet.',
    }),
    disputed_confirmation: () => ({
      subject: 'Bekreft e-postadressen din',
      lead: 'Velkommen til Kvint. Bekreft at denne adressen er din. Noen har registrert seg flere ganger med den og brukt ulike passord, så ingen av passordene gjelder. Lenken logger deg inn. Velg så et passord i profilen din.',
      action: 'Bekreft adressen',
      close:
        'Har du ikke registrert deg, kan du se bort fra denne e-posten: Ingenting skjer før adressen er bekreftet.',
    }),
    account_exists: () => ({
      subject: 'Du har allerede en konto',
      lead: 'Noen, mest sannsynlig du, registrerte seg hos Kvint med denne adressen. Den har allerede en konto. Logg inn, eller be om et nytt passord på innloggingssiden.',
      action: 'Logg inn',
      close: 'Var det ikke du, kan du se bort fra denne e-posten: Kontoen din er ikke endret.',
    }),
    address_in_use: () => ({
      subject: 'Denne adressen har allerede en konto',
      lead: 'Noen ba om å flytte en Kvint-konto til denne adressen. Adressen har allerede sin egen konto, så ingenting er endret. Var det du, kan du logge inn med denne adressen eller be om et nytt passord på innloggingssiden.',
      action: 'Logg inn',
    }),
    invite: () => ({
      subject: 'Du er invitert til Kvint',
      lead: 'Du er invitert til Kvint. Ta imot invitasjonen for å opprette kontoen din.',
      action: 'Ta imot invitasjonen',
      close: 'Vet du ikke hva dette gjelder, kan du se bort fra denne e-posten: Ingen konto åpnes før du tar imot.',
    }),
    recovery: () => ({
      subject: 'Velg et nytt passord',
      lead: 'Noen, mest sannsynlig du, ba om et nytt passord til Kvint-kontoen din.',
      action: 'Velg et nytt passord',
      close: 'Var det ikke du, kan du se bort fra denne e-posten: Passordet ditt er som før.',
    }),
    magic_link: () => ({
      subject: 'Logg inn i Kvint',
      lead: 'Denne lenken logger deg inn i Kvint.',
      action: 'Logg inn',
    }),
    email_change_current: ({ newEmail = 'en annen adresse', ...parts }) => ({
      subject: 'Bekreft at du vil bytte e-postadresse',
      lead: `Du har bedt om å flytte Kvint-kontoen din til ${newEmail}. Vi har sendt en lenke til begge adressene. Kontoen flyttes når begge er åpnet.`,
      action: 'Godkjenn byttet',
      close: `Var det ikke du, må du ikke godkjenne. ${setPassword(parts, 'Velg')}`,
    }),
    email_change_new: ({ oldEmail, isAgreedTwice }) => ({
      subject: 'Bekreft den nye e-postadressen din',
      lead: `Noen har bedt om å flytte Kvint-kontoen ${oldEmail ? `som bruker ${oldEmail}, ` : ''}til denne adressen. Bekreft at adressen er din. ${isAgreedTwice ? 'Kontoen flyttes når lenken i e-posten til den gamle adressen også er åpnet.' : 'Da flyttes kontoen hit.'}`,
      action: 'Bekreft adressen',
      close: 'Var det ikke du, kan du se bort fra denne e-posten: Ingenting flyttes uten denne lenken.',
    }),
    reauthentication: (parts) => ({
      subject: 'Bekreftelseskoden din',
      lead: 'Skriv inn denne koden på siden som ber om den.',
      close: ifNotYou(parts),
    }),
    password_changed: (parts) => ({
      subject: 'Passordet ditt er endret',
      lead: 'Passordet til Kvint-kontoen din er endret. Andre enheter er logget ut, og passnøklene du ikke beholdt, er fjernet.',
      close: ifNotYou(parts),
    }),
    email_changed: ({ newEmail = 'en annen adresse', support }) => ({
      subject: 'E-postadressen din er endret',
      lead: `Kvint-kontoen din bruker nå ${newEmail}. Logg inn med den adressen fra nå av.`,
      close: support
        ? `Var det ikke du, skriv til ${support} med en gang.`
        : 'Var det ikke du, svar på denne e-posten med en gang.',
    }),
    factor_added: (parts) => ({
      subject: 'Totrinnsbekreftelse er slått på',
      lead: 'En autentiseringsapp er lagt til på Kvint-kontoen din. Fra nå av ber hver innlogging om en kode fra den.',
      close: ifNotYou(parts),
    }),
    factor_removed: (parts) => ({
      subject: 'Totrinnsbekreftelsen din er endret',
      lead: 'En autentiseringsapp er fjernet fra Kvint-kontoen din. Kodene fra den gjelder ikke lenger.',
      close: ifNotYou(parts),
    }),
    new_device: ({ browser, system, ...parts }) => ({
      subject: 'Ny innlogging på kontoen din',
      lead: `Noen logget inn på Kvint-kontoen din fra en ny enhet${browser || system ? `: ${[browser, system].filter(Boolean).join(' på ')}` : ''}. Var det du, trenger du ikke gjøre noe.`,
      close: ifNotYou(parts),
    }),
  },
}
