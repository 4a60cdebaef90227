import { copyOf } from '@kvint/ui'
import { changelogEn } from './en/changelog.ts'

export const useChangelogCopy = copyOf(changelogEn, async () => (await import('./nb/changelog.ts')).changelogNb)
