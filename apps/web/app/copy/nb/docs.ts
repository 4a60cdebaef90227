import { type DocsCopy, docsEn } from '../en/docs.ts'

/** The frame of the documentation; its topics are written in English. */
export const docsNb: DocsCopy = {
  ...docsEn,
  lead: 'Fra ditt første sett til API-et. Alt på én side, til å søke i og kopiere fra. Selve teksten er på engelsk.',
  search: 'Søk i dokumentasjonen',
  found: (count) => (count === 1 ? '1 emne' : `${count} emner`),
  nothing: 'Ingen treff. Prøv et annet ord, eller spør oss.',
  contents: 'På denne siden',
  anchor: (title) => `Lenke til: ${title}`,
  help: {
    ...docsEn.help,
    heading: 'Trenger du hjelp?',
    text: 'Skriv til oss, mandag til fredag, 9 til 17 norsk tid. Vi svarer innen 24-48 timer.',
    mail: 'Skriv til oss',
  },
}
