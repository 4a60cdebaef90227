import { useLanguage } from '@kvint/ui'
import type { Passkey } from '../../identity/account-security.ts'
import { useProfileCopy } from './copy/profile.ts'

/** What tells one passkey from another: its name, when it was made and last used. */
export function PasskeyFacts({ passkey: { name, addedAt, lastUsedAt } }: { passkey: Passkey }) {
  const { passkeys: copy } = useProfileCopy()
  const [language] = useLanguage()
  const day = (date: string) => new Date(date).toLocaleDateString(language, { dateStyle: 'medium' })
  return (
    <span className="grid min-w-0">
      <span className="font-semibold break-words">{name || copy.unnamed}</span>
      <span className="text-small text-muted">
        {copy.since(day(addedAt))}
        {lastUsedAt && `, ${copy.lastUsed(day(lastUsedAt))}`}
      </span>
    </span>
  )
}
