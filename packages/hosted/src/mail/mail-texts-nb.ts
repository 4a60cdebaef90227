import type { MailTexts } from './mail-texts.ts'

const TELL_US = 'Var det ikke du, må du sette et nytt passord nå og logge ut overalt.'

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
      lead: 'Velkommen til Kvint. Bekreft at denne adressen er din. Den er brukt til å registrere seg flere ganger, med ulike passord, så ingen av dem gjelder. Lenken logger deg inn. Sett så et passord i profilen din.',
      action: 'Bekreft',
    }),
    account_exists: () => ({
      subject: 'Du har allerede en konto',
      lead: 'Noen, mest sannsynlig du, registrerte seg i Kvint med denne adressen. Den har allerede en konto: logg inn, eller be om et nytt passord der.',
      action: 'Logg inn',
    }),
    address_in_use: () => ({
      subject: 'Denne adressen har allerede en konto',
      lead: 'Noen ba om å flytte en Kvint-konto til denne adressen. Adressen har allerede sin egen konto, så ingenting er endret. Var det du, logger du inn med denne adressen eller ber om et nytt passord der.',
      action: 'Logg inn',
    }),
    invite: () => ({
      subject: 'Du er invitert til Kvint',
      lead: 'Du er invitert til Kvint.',
      action: 'Ta imot invitasjonen',
    }),
    recovery: () => ({
      subject: 'Sett et nytt passord',
      lead: 'Noen, mest sannsynlig du, ba om et nytt passord.',
      action: 'Sett et nytt passord',
    }),
    magic_link: () => ({
      subject: 'Logg inn i Kvint',
      lead: 'Denne lenken logger deg inn. Den virker én gang.',
      action: 'Logg inn',
    }),
    email_change_current: ({ newEmail }) => ({
      subject: 'Bekreft at du bytter adresse',
      lead: `Kontoen din er på vei til ${newEmail ?? 'en annen adresse'}. Begge adressene må si ja. Denne lenken sier ja for adressen du har nå. Kontoen flyttes når lenken i den andre e-posten også er åpnet.`,
      action: 'Si ja',
      close: TELL_US,
    }),
    email_change_new: ({ oldEmail }) => ({
      subject: 'Bekreft den nye adressen din',
      lead: `Kontoen ${oldEmail ? `til ${oldEmail} ` : ''}er på vei til denne adressen. Denne lenken bekrefter at adressen er din. Må adressen som gjelder nå også si ja, flyttes kontoen når begge lenkene er åpnet.`,
      action: 'Bekreft',
    }),
    reauthentication: () => ({
      subject: 'Koden din',
      lead: 'Bekreft at det er deg. Koden virker én gang.',
      close: TELL_US,
    }),
    password_changed: () => ({
      subject: 'Passordet ditt er endret',
      lead: 'Passordet til kontoen din er endret. Andre enheter er logget ut, og passnøkler du ikke beholdt, er borte.',
      close: TELL_US,
    }),
    email_changed: ({ newEmail }) => ({
      subject: 'Adressen din er endret',
      lead: `Kontoen din bruker nå ${newEmail ?? 'en annen adresse'}.`,
      close: 'Var det ikke du, svar på denne e-posten.',
    }),
    factor_changed: () => ({
      subject: 'Tofaktorpåloggingen din er endret',
      lead: 'En ekstra faktor ble lagt til eller fjernet fra kontoen din.',
      close: TELL_US,
    }),
    new_device: ({ device }) => ({
      subject: 'Ny pålogging',
      lead: `Kontoen din ble brukt fra en ny enhet: ${device ?? 'ukjent'}.`,
      close: TELL_US,
    }),
  },
}
