import type { ReactNode } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import { Notice } from '@kvint/ui'
import type { Loaded } from './use-loaded.ts'

/** A list of the account: on its way, not to be had, empty, or its rows. */
export function SettingList({
  list,
  failed,
  none,
  children,
}: {
  list: Loaded<readonly unknown[]>
  failed: string
  none: string
  children: ReactNode
}) {
  const { loading } = useProfileCopy()
  return (
    <>
      {list.hasFailed && <Notice tone="danger">{failed}</Notice>}
      {!list.value && !list.hasFailed && <output className="text-small text-muted">{loading}</output>}
      {list.value?.length === 0 && <p className="text-small text-muted">{none}</p>}
      {list.value && list.value.length > 0 && <ul className="border-b border-line">{children}</ul>}
    </>
  )
}

/** A row of such a list: words at one side, buttons at the other. */
export const LIST_ROW = 'flex flex-wrap items-center justify-between gap-3 border-t border-line py-3'
