import { useEffect, useState } from 'react'
import { useLanguage } from '../../copy/language.ts'
import { useProfileCopy } from '../../copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Grant } from '../../identity/identity.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'

/** Which assistants may read the sets of this account, and how to stop one. */
export function AssistantsSetting() {
  const { assistants: copy } = useProfileCopy()
  const [language] = useLanguage()
  const identity = useIdentity()
  const [grants, setGrants] = useState<readonly Grant[]>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isLeft = false
    identity.grants().then(
      (found) => !isLeft && setGrants(found),
      () => !isLeft && setFailure(copy.failed),
    )
    return () => {
      isLeft = true
    }
  }, [identity, copy])

  const revoke = async ({ clientId, name }: Grant) => {
    setFailure('')
    try {
      await identity.revokeGrant(clientId)
      setGrants((before) => before?.filter((grant) => grant.clientId !== clientId))
      toast(copy.revoked(name))
    } catch {
      setFailure(copy.revokeFailed)
    }
  }
  return (
    <section aria-label={copy.heading} className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{copy.heading}</h3>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {!grants && !failure && <p className="text-small text-muted">{copy.loading}</p>}
      {grants?.length === 0 && <p className="text-small text-muted">{copy.none}</p>}
      <ul>
        {grants?.map((grant) => (
          <li
            key={grant.clientId}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2"
          >
            <span>
              {grant.name}{' '}
              <span className="text-small text-muted">
                {copy.since(new Date(grant.grantedAt).toLocaleDateString(language))}, {grant.scopes.join(' ')}
              </span>
            </span>
            <Button size="tool" aria-label={copy.revokeName(grant.name)} onClick={() => void revoke(grant)}>
              {copy.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
