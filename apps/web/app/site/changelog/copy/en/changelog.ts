export const changelogEn = {
  title: 'Changelog',
  description: 'What changed in Kvint, day by day: what it reads, hears and teaches.',
  lead: 'What changed for you, newest first.',
  more: (count: number) => `${count} more changes`,
}

export type ChangelogCopy = typeof changelogEn
