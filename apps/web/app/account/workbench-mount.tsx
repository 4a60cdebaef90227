import { type ReactNode, useEffect, useMemo } from 'react'
import { WorkbenchHostContext } from '@kvint/workbench/host'
import { useAuthState, useIdentity } from '../identity/identity-provider.tsx'
import { useConfiguration } from '../start-up/configuration.ts'
import { forgetAfterSignOut } from './forget-after-sign-out.ts'

/** A page of the workbench, for the account of this site. */
export function WorkbenchMount({ children }: { children: ReactNode }) {
  const { accessToken, subscribe } = useIdentity()
  useEffect(() => forgetAfterSignOut(subscribe), [subscribe])
  const { status } = useAuthState()
  const { apiBase = '', toolServers } = useConfiguration()
  const host = useMemo(
    () => ({ status, accessToken, ownBase: apiBase, namesServers: toolServers !== 'own' }),
    [status, accessToken, apiBase, toolServers],
  )
  return <WorkbenchHostContext value={host}>{children}</WorkbenchHostContext>
}
