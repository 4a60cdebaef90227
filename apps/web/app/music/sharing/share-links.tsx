import { useState } from 'react'
import { useSharingCopy } from './copy/sharing.ts'
import { Button, Choice, Notice, CopyButton, FIELD } from '@kvint/ui'
import type { Shareable } from './shareable.ts'
import { useShares } from './use-shares.ts'
import type { Share } from '@kvint/contract'
import { dateAndTime } from './date-and-time.ts'

/** The way to a new link, and those that there are. */
export function ShareLinks({ save, onClose }: { save: Shareable; onClose: () => void }) {
  const words = useSharingCopy()
  const { shares, problem, isWorking, make, revoke } = useShares(save)
  const [lasts, setLasts] = useState<Lasts>('30')
  return (
    <>
      <p className="text-small text-muted">{words.text}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label={words.lasts}
          value={lasts}
          options={LASTS.map((each) => [each, words.days[each]])}
          onChoose={setLasts}
        />
        <Button look="main" disabled={isWorking} onClick={() => void make(lasts === 'forever' ? null : Number(lasts))}>
          {isWorking ? words.making : words.make}
        </Button>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {shares?.length === 0 && <p className="text-small text-muted">{words.none}</p>}
      {shares && shares.length > 0 && (
        <ul aria-label={words.links} className="max-h-80 overflow-y-auto border-b border-line">
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} onRevoke={() => void revoke(share.id)} />
          ))}
        </ul>
      )}
      <Button className="justify-self-end" onClick={onClose}>
        {words.close}
      </Button>
    </>
  )
}

type Lasts = keyof ReturnType<typeof useSharingCopy>['days']

/** One link: its address to copy, how long it is good, and the way to take it back. */
function ShareRow({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
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

const LASTS: readonly Lasts[] = ['7', '30', '365', 'forever']
