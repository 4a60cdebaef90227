import { useState } from 'react'
import { useSharingCopy } from './copy/sharing.ts'
import { Button, Choice, Notice } from '@kvint/ui'
import type { Shareable } from './shareable.ts'
import { ShareRow } from './share-row.tsx'
import { useShares } from './use-shares.ts'

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
const LASTS: readonly Lasts[] = ['7', '30', '365', 'forever']
