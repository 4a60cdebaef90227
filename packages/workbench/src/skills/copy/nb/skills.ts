import type { skillsEn } from '../en/skills.ts'

export const skillsNb: typeof skillsEn = {
  heading: 'Ferdigheter',
  lead: 'Instruksjoner for assistenter som denne serveren gir ut, med filene deres. Her vises de, de følges aldri.',
  unsupported: 'Denne serveren melder ingen ferdigheter (utvidelsen io.modelcontextprotocol/skills).',
  none: 'Denne serveren lister ingen ferdigheter. Den kan ha noen som bare nås med adressen.',
  refresh: 'Hent ferdighetene på nytt',
  files: (name) => `Filene til ${name}`,
  read: 'Les',
  readOf: (uri) => `Les ${uri}`,
  bytes: (count) => `${count} byte`,
  content: (uri) => `Innholdet i ${uri}`,
  checks: {
    same: 'Filen er den som listen beskriver (SHA-256).',
    differs: 'Filen er en annen enn listen beskriver: SHA-256 er ulik. En klient må avvise den.',
    unknown: 'Listen gir ingen sjekksum som denne filen kan holdes mot.',
  },
}
