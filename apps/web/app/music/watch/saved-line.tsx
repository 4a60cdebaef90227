import { compare, type Report } from '@kvint/report'
import { useLanguage } from '@kvint/ui'
import { useMemo } from 'react'
import { useClaims } from '../report/findings/use-finding-words.ts'
import { useWatchCopy } from './copy/watch.ts'

/** One line above a report that was just saved again: when, how much changed, and which findings are settled. */
export function SavedLine({ before, report, savedAt }: { before: Report; report: Report; savedAt: number }) {
  const words = useWatchCopy()
  const [language] = useLanguage()
  const claims = useClaims()
  const changes = useMemo(() => compare(claims(before), claims(report)), [before, report, claims])
  const settled = changes.filter(({ kind }) => kind === 'findingGone')
  const fresh = changes.filter(({ kind }) => kind === 'findingNew').length
  const others = changes.length - settled.length - fresh
  const at = new Date(savedAt).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
  return (
    <output className="page-width block py-3 text-small print:hidden">
      <span className="font-semibold">{words.saved(at)}</span> {words.summary(settled.length, fresh, others)}
      {settled.length > 0 && (
        <span className="block text-muted">
          {settled.map((change) => ('claim' in change ? change.claim : '')).join(' ')}
        </span>
      )}
    </output>
  )
}
