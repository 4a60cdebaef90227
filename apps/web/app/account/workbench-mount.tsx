import { type ReactNode, useMemo } from 'react'
import { WorkbenchHostContext } from '@kvint/workbench/host'
import { useAuthState, useIdentity } from '../identity/identity-provider.tsx'
import { useConfiguration } from '../start-up/configuration.ts'

/** A page of the workbench, for the account of this site. */
export function WorkbenchMount({ children }: { children: ReactNode }) {
  const { accessToken } = useIdentity()
  const { status } = useAuthState()
  const { apiBase = '', toolServers } = useConfiguration()
  const host = useMemo(
    () => ({ status, accessToken, ownBase: apiBase, namesServers: toolServers !== 'own' }),
    [status, accessToken, apiBase, toolServers],
  )
  return <WorkbenchHostContext value={host}>{children}</WorkbenchHostContext>
}
