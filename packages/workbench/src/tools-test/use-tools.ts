import { useEffect, useState } from 'react'
import { useReach } from '../target/target-context.ts'
import { type Discovery, discoverTools } from './discover-tools.ts'

/** The tools that the server lists, looked for at once and again on demand. Undefined while being looked for. */
export function useTools(): { readonly found: Discovery | undefined; readonly refresh: () => void } {
  const reach = useReach()
  const [round, setRound] = useState(1)
  const [outcome, setOutcome] = useState<{ round: number; found: Discovery }>()
  useEffect(() => {
    const leaving = new AbortController()
    void reach
      .accessToken()
      .then((token) => (leaving.signal.aborted ? NOTHING : discoverTools(reach, token, leaving.signal)))
      .then((found) => !leaving.signal.aborted && setOutcome({ round, found }))
    return () => leaving.abort()
  }, [reach, round])
  return { found: outcome?.round === round ? outcome.found : undefined, refresh: () => setRound(round + 1) }
}

const NOTHING: Discovery = { tools: null, attempts: [] }
