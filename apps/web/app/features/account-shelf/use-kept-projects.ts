import type { KeptProject } from '@kvint/contract'
import { useCallback, useEffect, useState } from 'react'
import { deleteKeptProject, keepSet, listKeptProjects } from '../../api/kept-projects.ts'
import type { Identity } from '../../identity/identity.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'

export type KeptState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly projects: readonly KeptProject[] }

/** The kept projects, asked for again while an analysis is under way. */
export function useKeptProjects() {
  const identity = useIdentity()
  const [state, setState] = useState<KeptState>({ kind: 'opening' })
  const load = useCallback(() => {
    void readState(identity).then((next) => setState((before) => (next.kind === 'open' ? next : kept(before))))
  }, [identity])
  useEffect(load, [load])

  const isWorking = state.kind === 'open' && state.projects.some(isUnderWay)
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(load, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWorking, load])

  const keep = async (file: File) => {
    await keepSet(await tokenOf(identity), file)
    load()
  }
  const remove = async (projectId: string) => {
    await deleteKeptProject(await tokenOf(identity), projectId)
    load()
  }
  return { state, keep, remove }
}

const ASK_AGAIN_MS = 1_000

async function readState(identity: Identity): Promise<KeptState> {
  try {
    return { kind: 'open', projects: await listKeptProjects(await tokenOf(identity)) }
  } catch {
    return { kind: 'closed' }
  }
}

/** A list that could be read once stays while the service is away. */
function kept(before: KeptState): KeptState {
  return before.kind === 'open' ? before : { kind: 'closed' }
}

function isUnderWay({ saves }: KeptProject): boolean {
  return saves.some(({ state }) => state === 'waiting' || state === 'running')
}

async function tokenOf(identity: Identity): Promise<string> {
  const token = await identity.accessToken()
  if (!token) throw new Error('Sign in again, then try once more.')
  return token
}
