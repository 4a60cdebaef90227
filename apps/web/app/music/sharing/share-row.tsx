import type { Share } from '@kvint/contract'
import { useSharingCopy } from './copy/sharing.ts'
import { Button, CopyButton, FIELD } from '@kvint/ui'
import { dateAndTime } from './date-and-time.ts'

/** One link: its address to copy, how long it is good, and the way to take it back. */
export function ShareRow({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
  const words = useSharingCopy()
  const made = dateAndTime(share.createdAt)
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <input
        readOnly
        value={share.url}
        aria-label={words.address}
        onFocus={(event) => event.target.select()}
        className={`${FIELD} font-mono text-tool`}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow text-small text-muted">
          {words.made(made)} · {share.expiresAt ? words.until(dateAndTime(share.expiresAt)) : words.forever}
        </p>
        <CopyButton text={share.url} label={words.copy} />
        <Button size="tool" aria-label={words.revokeMade(made)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </div>
    </li>
  )
}
