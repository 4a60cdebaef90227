import { useEffect, useState } from 'react'
import type { ApiSubscription } from '@kvint/contract'
import { fetchSubscription } from '../../api/fetch-subscription.ts'
import { portalAddress } from '../../api/open-portal.ts'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { Button, Notice, Panel } from '@kvint/ui'

/** For somebody who pays: how that stands, and the way to the provider's page for cards, receipts and cancelling. */
export function SubscriptionSetting() {
  const { subscription: copy } = useProfileCopy()
  const identity = useIdentity()
  const [subscription, setSubscription] = useState<ApiSubscription>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const token = await identity.accessToken()
      const loaded = token ? await fetchSubscription(token) : undefined
      if (!isLeft) setSubscription(loaded)
    }
    const loadQuietly = () => void load().catch(() => undefined)
    loadQuietly()
    const unwatch = identity.watchAccount(loadQuietly)
    return () => {
      isLeft = true
      unwatch()
    }
  }, [identity])

  const open = async () => {
    try {
      const token = await identity.accessToken()
      if (token) location.assign(await portalAddress(token))
    } catch {
      setHasFailed(true)
    }
  }
  if (!subscription || subscription.subscriptionStatus === 'NONE') return null
  return (
    <Panel
      title={copy.heading}
      aside={
        <Button size="tool" onClick={() => void open()}>
          {copy.manage}
        </Button>
      }
    >
      <p className="max-w-[66ch] text-small text-muted">{copy.text}</p>
      {subscription.subscriptionStatus === 'PAST_DUE' && <Notice tone="warning">{copy.pastDue}</Notice>}
      {hasFailed && <Notice tone="danger">{copy.failed}</Notice>}
    </Panel>
  )
}
