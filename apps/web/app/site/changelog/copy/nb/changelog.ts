import { type ChangelogCopy, changelogEn } from '../en/changelog.ts'

export const changelogNb: ChangelogCopy = {
  ...changelogEn,
  title: 'Endringslogg',
  lead: 'Det som er endret for deg, det nyeste først.',
}
