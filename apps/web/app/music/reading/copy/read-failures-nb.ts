import type { ReadFailureCode } from '@kvint/als'

/** Why a file could not be read, and what to do. The English sentence is the reader's own, and tells more of a few files. */
export const readFailuresNb: Readonly<Record<ReadFailureCode, string>> = {
  'empty-file': 'Filen er tom. Kopier den på nytt fra kilden, eller ta et sett fra Backup-mappen i prosjektet.',
  'lfs-pointer':
    'Dette er en peker fra Git LFS, ikke selve settet. Kjør «git lfs pull» i repositoriet, og velg filen på nytt.',
  'not-gzip-nor-xml':
    'Dette er ikke et sett fra Live 8 eller nyere. Velg .als-filen som Live lagret. En ZIP-fil eller et annet arkiv må pakkes ut først.',
  'gzip-of-something-else':
    'Dette er en gzip-fil, men det er ikke noe Live-sett i den. Velg .als-filen som Live lagret.',
  truncated:
    'Filen slutter midt i settet, kanskje etter en nedlasting eller kopiering som ikke ble ferdig. Kopier den på nytt fra kilden, eller ta et sett fra Backup-mappen i prosjektet.',
  'broken-gzip':
    'De komprimerte dataene i filen er skadet. Kopier filen på nytt fra kilden slik den er, eller ta et sett fra Backup-mappen i prosjektet.',
  'broken-xml':
    'Innholdet i filen er skadet. Åpne settet i Live og lagre det på nytt, eller ta en kopi fra Backup-mappen i prosjektet.',
  'not-a-live-document':
    'Denne filen er ikke et sett fra Live, eller den er skadet. Velg .als-filen i prosjektmappen til låten.',
  'set-not-preset': 'Dette er et sett, ikke en preset.',
  'preset-not-set':
    'Dette er en preset eller et rack fra Live, ikke et sett. Velg .als-filen i prosjektmappen til låten.',
  'clip-not-set': 'Dette er et klipp fra Live, ikke et sett. Velg .als-filen i prosjektmappen til låten.',
  'theme-not-set': 'Dette er et fargetema for Live, ikke et sett. Velg .als-filen i prosjektmappen til låten.',
  'too-old': 'Dette settet er fra Live 7 eller eldre. Åpne det i Live 8 eller nyere, og lagre det på nytt.',
  'too-large':
    'Filen er større enn noe Live pleier å lagre, og leses derfor ikke. Lagre settet på nytt fra Live, og prøv den filen.',
  aborted: 'Lesingen ble avbrutt. Velg filen på nytt for å lese den.',
  'unreadable-source':
    'Filen kunne ikke leses til slutten. Sjekk at den fortsatt ligger der den lå, og at du har lov til å åpne den.',
}
