import { Notice } from '@kvint/ui'
import { Link } from 'react-router'
import { useAccountShelfCopy } from './copy/account-shelf.ts'
import type { Storage } from '@kvint/contract'
import { useEffect, useState } from 'react'
import { fetchStorage } from '../../api/fetch-storage.ts'
import { tokenOf } from '../../identity/token-of.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'

/** How much of what the plan keeps is used, with a warning before no set has room. Asked for again when `version` changes. */
export function StorageUse({ version }: { version: string }) {
  const { storage: words, plans } = useAccountShelfCopy()
  const storage = useStorage(version)
  if (!storage) return null
  const part = Math.max(storage.usedBytes / storage.mostBytes, storage.usedSets / storage.mostSets)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small text-muted">
        {words.used(storage)} {words.whatCounts}
      </p>
      {part >= NEARLY_FULL && (
        <Notice tone="warning">
          {part >= 1 ? words.full : words.nearlyFull}{' '}
          <Link to="/pricing" className="underline underline-offset-4 hover:text-ink">
            {plans}
          </Link>
        </Notice>
      )}
    </div>
  )
}

/** How much of what the plan keeps is used, asked for again when `version` changes. Undefined until it is known. */
function useStorage(version: string): Storage | undefined {
  const identity = useIdentity()
  const [known, setKnown] = useState<{ readonly version: string; readonly storage: Storage }>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      const storage = await fetchStorage(await tokenOf(identity), signal)
      if (!signal.aborted) setKnown({ version, storage })
    }
    /** What was known stays while the service is away. */
    ask().catch(() => undefined)
    return () => controller.abort()
  }, [identity, version])
  return known?.storage
}

const NEARLY_FULL = 0.8
