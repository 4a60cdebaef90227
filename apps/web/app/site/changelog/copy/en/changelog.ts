export const changelogEn = {
  title: 'Changelog',
  description: 'What changed in Kvint, day by day: what it reads, hears and teaches.',
  lead: 'What changed for you, newest first.',
  /** The file is kept in English: said only where the page is not. */
  kept: '',
}

export type ChangelogCopy = typeof changelogEn
