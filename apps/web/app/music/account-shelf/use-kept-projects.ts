import type { KeptProject, KeptSave } from '@kvint/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteKept, listKeptProjects, steerAnalysis } from '../../api/kept-projects.ts'
import { tokenOf } from '../../identity/token-of.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { followSaves } from './follow-saves.ts'
import { withEvent } from './with-event.ts'

export type KeptState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly projects: readonly KeptProject[]; readonly next: string | null }

/** The kept projects that the search finds, as they are now: changes come by themselves. */
export function useKeptProjects(search: string) {
  const identity = useIdentity()
  const [state, setState] = useState<KeptState>({ kind: 'opening' })
  const asked = useRef(0)

  const load = useCallback(
    async (cursor: string | null = null) => {
      const turn = (asked.current += 1)
      try {
        const { projects, nextCursor: next } = await listKeptProjects(await tokenOf(identity), { search, cursor })
        if (turn !== asked.current) return
        setState((before) => ({
          kind: 'open',
          projects: cursor && before.kind === 'open' ? [...before.projects, ...projects] : projects,
          next,
        }))
      } catch {
        /** A list that could be read once stays while the service is away. */
        if (turn === asked.current) setState((before) => (before.kind === 'open' ? before : { kind: 'closed' }))
      }
    },
    [identity, search],
  )

  const reload = useRef(load)
  useEffect(() => {
    reload.current = load
    const timer = setTimeout(() => void load(), 0)
    return () => clearTimeout(timer)
  }, [load])
  useEffect(() => {
    const controller = new AbortController()
    let again: ReturnType<typeof setTimeout> | undefined
    void followSaves(
      () => identity.accessToken(),
      (event) =>
        setState((before) => {
          if (before.kind !== 'open') return before
          const projects = withEvent(before.projects, event)
          /** What only goes on, and is not in the list, does not belong there. */
          if (!projects && event.kind === 'save' && event.save.state !== 'running')
            again ??= setTimeout(() => {
              again = undefined
              void reload.current()
            }, GATHER_MS)
          return projects ? { ...before, projects } : before
        }),
      controller.signal,
    )
    return () => {
      clearTimeout(again)
      controller.abort()
    }
  }, [identity])

  return {
    state,
    more: (cursor: string) => load(cursor),
    async remove(projectId: string, saveId?: string) {
      await deleteKept(await tokenOf(identity), projectId, saveId)
      await load()
    },
    async steer(save: KeptSave, how: 'cancel' | 'retry') {
      const changed = await steerAnalysis(await tokenOf(identity), save, how)
      setState((before) =>
        before.kind === 'open'
          ? { ...before, projects: withEvent(before.projects, { kind: 'save', save: changed }) ?? before.projects }
          : before,
      )
    },
  }
}

const GATHER_MS = 150
