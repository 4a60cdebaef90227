import type { MailTexts } from './mail-texts.ts'

const TELL_US = 'Var det ikke du, bør du velge et nytt passord nå. Da logges alle andre enheter ut.'

export const mailTextsNb: MailTexts = {
  open: 'Åpne denne lenken',
  orCode: 'Eller skriv inn denne koden',
  code: 'Koden din',
  ignore: 'Var det ikke du, kan du se bort fra denne e-posten.',
  mails: {
    confirmation: () => ({
      subject: 'Bekreft e-postadressen din',
      lead: 'Velkommen til Kvint. Bekreft at denne adressen er din.',
      action: 'Bekreft',
    }),
    disputed_confirmation: () => ({
      subject: 'Bekreft e-postadressen din',
      lead: 'Velkommen til Kvint. Bekreft at denne adressen er din. Noen har registrert seg flere ganger med den og brukt ulike passord, så ingen av passordene gjelder. Lenken logger deg inn. Velg så et passord i profilen din.',
      action: 'Bekreft',
    }),
    account_exists: () => ({
      subject: 'Du har allerede en konto',
      lead: 'Noen, mest sannsynlig du, registrerte seg hos Kvint med denne adressen. Den har allerede en konto. Logg inn, eller be om et nytt passord på innloggingssiden.',
      action: 'Logg inn',
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
    }),
    recovery: () => ({
      subject: 'Velg et nytt passord',
      lead: 'Noen, mest sannsynlig du, ba om et nytt passord.',
      action: 'Velg et nytt passord',
    }),
    magic_link: () => ({
      subject: 'Logg inn i Kvint',
      lead: 'Denne lenken logger deg inn. Den virker én gang.',
      action: 'Logg inn',
    }),
    email_change_current: ({ newEmail }) => ({
      subject: 'Bekreft at du vil bytte e-postadresse',
      lead: `Du har bedt om å flytte Kvint-kontoen din til ${newEmail ?? 'en annen adresse'}. Begge adressene må godkjenne det. Denne lenken godkjenner for adressen du har nå. Kontoen flyttes når lenken i den andre e-posten også er åpnet.`,
      action: 'Godkjenn',
      close: TELL_US,
    }),
    email_change_new: ({ oldEmail }) => ({
      subject: 'Bekreft den nye e-postadressen din',
      lead: `Noen har bedt om å flytte Kvint-kontoen ${oldEmail ? `som bruker ${oldEmail}, ` : ''}til denne adressen. Denne lenken bekrefter at adressen er din. Hvis den gamle adressen også må godkjenne, flyttes kontoen når begge lenkene er åpnet.`,
      action: 'Bekreft',
    }),
    reauthentication: () => ({
      subject: 'Bekreftelseskoden din',
      lead: 'Skriv inn denne koden på siden som ber om den. Den virker én gang.',
      close: TELL_US,
    }),
    password_changed: () => ({
      subject: 'Passordet ditt er endret',
      lead: 'Passordet til Kvint-kontoen din er endret. Andre enheter er logget ut, og passnøklene du ikke beholdt, er fjernet.',
      close: TELL_US,
    }),
    email_changed: ({ newEmail }) => ({
      subject: 'E-postadressen din er endret',
      lead: `Kontoen din bruker nå ${newEmail ?? 'en annen adresse'}.`,
      close: 'Var det ikke du, svar på denne e-posten.',
    }),
    factor_changed: () => ({
      subject: 'Totrinnsbekreftelsen din er endret',
      lead: 'En autentiseringsapp er lagt til på kontoen din eller fjernet fra den.',
      close: TELL_US,
    }),
    new_device: ({ device }) => ({
      subject: 'Ny innlogging på kontoen din',
      lead: `Noen logget inn på kontoen din fra en ny enhet: ${device ?? 'ukjent'}.`,
      close: TELL_US,
    }),
  },
}
