import { useState } from 'react'
import { PRODUCT } from '@kvint/contract'
import { exportAccount } from '../../api/export-account.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'
import { saveBlob } from './save-blob.ts'

/** Saves everything that is kept about her as one archive. */
export function useAccountExport() {
  const identity = useIdentity()
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const take = async () => {
    setState('fetching')
    try {
      saveBlob(await exportAccount(await tokenOf(identity)), `${PRODUCT.slug}-account.zip`)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { state, take }
}
