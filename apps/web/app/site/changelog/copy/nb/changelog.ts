import type { ChangelogCopy } from '../en/changelog.ts'

export const changelogNb: ChangelogCopy = {
  title: 'Endringslogg',
  description: 'Det som er endret i Kvint, dag for dag: hva det leser, hører og lærer bort.',
  lead: 'Det som er endret for deg, det nyeste først.',
  more: (count) => `${count} endringer til`,
}
