import { useState } from 'react'
import { PRODUCT } from '@kvint/contract'
import { saveFile } from '@kvint/ui'
import { exportAccount } from '../../api/export-account.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'

/** Saves everything that is kept about her as one archive. */
export function useAccountExport() {
  const identity = useIdentity()
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const take = async () => {
    setState('fetching')
    try {
      saveFile(`${PRODUCT.slug}-account.zip`, await exportAccount(await tokenOf(identity)))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { state, take }
}
