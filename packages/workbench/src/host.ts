import { createContext, useContext } from 'react'

/** What the workbench asks of the site that mounts it. */
export type WorkbenchHost = {
  /** Whether the user is signed in; the pages are for those who are. */
  readonly status: 'loading' | 'signed-in' | 'signed-out'
  /** The account's token for the site's own server; null: sign in again. */
  readonly accessToken: () => Promise<string | null>
  /** Where the site's own server answers, without a path; empty: where the page came from. */
  readonly ownBase: string
  /** Whether a page may name servers of others. */
  readonly namesServers: boolean
}

export const WorkbenchHostContext = createContext<WorkbenchHost | undefined>(undefined)

export function useHost(): WorkbenchHost {
  const host = useContext(WorkbenchHostContext)
  if (!host) throw new Error('useHost needs a WorkbenchHostContext around it.')
  return host
}
