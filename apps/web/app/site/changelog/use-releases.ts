import { copyOf } from '@kvint/ui'
import CHANGELOG from '../../../../../CHANGELOG.md?raw'
import { readChangelog } from './read-changelog.ts'

/** What changed, day by day, in the language of the page: the repository's own changelogs. */
export const useReleases = copyOf(readChangelog(CHANGELOG), async () =>
  readChangelog((await import('../../../../../CHANGELOG.nb.md?raw')).default),
)
