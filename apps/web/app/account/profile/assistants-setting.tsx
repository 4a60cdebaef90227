import { useState } from 'react'
import { Button, Notice, Panel, toast, useLanguage } from '@kvint/ui'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Grant, Identity } from '../../identity/identity.ts'
import { LIST_ROW, SettingList } from './setting-list.tsx'
import { useLoaded } from './use-loaded.ts'

/** Which assistants may read the sets of this account, and how to stop one. */
export function AssistantsSetting() {
  const { assistants: copy } = useProfileCopy()
  const [language] = useLanguage()
  const identity = useIdentity()
  const list = useLoaded(grants)
  const [hasFailed, setHasFailed] = useState(false)

  const revoke = async ({ clientId, name }: Grant) => {
    setHasFailed(false)
    try {
      await identity.revokeGrant(clientId)
      toast(copy.revoked(name))
    } catch {
      setHasFailed(true)
    }
    await list.reload()
  }
  return (
    <Panel isPlain title={copy.heading}>
      <p className="max-w-[60ch] text-small text-muted">
        {copy.text}{' '}
        <a href="/docs/mcp-tools#connect-an-assistant" className="text-root underline underline-offset-4">
          {copy.how}
        </a>
      </p>
      {hasFailed && <Notice tone="danger">{copy.revokeFailed}</Notice>}
      <SettingList list={list} failed={copy.failed} none={copy.none}>
        {list.value?.map((grant) => (
          <li key={grant.clientId} className={LIST_ROW}>
            <span className="grid">
              <span className="font-semibold">{grant.name}</span>
              <span className="text-small text-muted">
                {copy.since(new Date(grant.grantedAt).toLocaleDateString(language, { dateStyle: 'medium' }))},{' '}
                {grant.scopes.join(' ')}
              </span>
            </span>
            <Button size="tool" aria-label={copy.revokeName(grant.name)} onClick={() => void revoke(grant)}>
              {copy.revoke}
            </Button>
          </li>
        ))}
      </SettingList>
    </Panel>
  )
}

const grants = (identity: Identity) => identity.grants()
