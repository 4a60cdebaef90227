import { Notice } from '@kvint/ui'
import { Link } from 'react-router'
import { useAccountShelfCopy } from './copy/account-shelf.ts'
import { useStorage } from './use-storage.ts'

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

const NEARLY_FULL = 0.8
