import { useState } from 'react'
import { useProfileCopy } from '../../copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SETTING_ROW } from './setting-row.ts'

/** Ends what is open elsewhere. */
export function SessionsSetting() {
  const { sessions: copy } = useProfileCopy()
  const identity = useIdentity()
  const [outcome, setOutcome] = useState<'ended' | 'failed'>()
  const end = () =>
    identity.signOutOthers().then(
      () => setOutcome('ended'),
      () => setOutcome('failed'),
    )
  return (
    <section aria-label={copy.heading} className={SETTING_ROW}>
      <div>
        <h3 className="font-semibold">{copy.heading}</h3>
        <p className="text-small text-muted">{copy.text}</p>
      </div>
      <Button onClick={() => void end()}>{copy.end}</Button>
      {outcome && (
        <Notice tone={outcome === 'ended' ? 'ok' : 'danger'} className="w-full">
          {copy[outcome]}
        </Notice>
      )}
    </section>
  )
}
