import type { KeptSave } from '@kvint/contract'
import type { ReportSource } from '@kvint/report'
import { useCallback, useEffect, useState } from 'react'
import { listKeptProjects } from '../../api/kept-projects.ts'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'
import { followSaves } from '../account-shelf/follow-saves.ts'
import { findFile } from '../library/shelf.ts'
import { useUploads } from '../uploads/use-uploads.ts'

export type Keeping =
  | { readonly kind: 'here' | 'sending' | 'noFile' }
  | { readonly kind: 'kept'; readonly save: KeptSave }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Whether a report of this browser is kept in the account too, and the way to keep it: its file is sent, and the account
 * tells when it has it.
 */
export function useKeeping(id: string, { fileName, bytes }: ReportSource) {
  const identity = useIdentity()
  const { status } = useAuthState()
  const { items, queue } = useUploads()
  const [save, setSave] = useState<KeptSave>()
  const [asked, setAsked] = useState<'sending' | 'noFile'>()
  const isSignedIn = status === 'signed-in'

  useEffect(() => {
    if (!isSignedIn) return undefined
    const controller = new AbortController()
    const isThis = (one: KeptSave) => one.fileName === fileName && one.bytes === bytes
    const name = fileName.replace(/\.als$/i, '')
    tokenOf(identity)
      .then((token) => listKeptProjects(token, { search: name, cursor: null }, controller.signal))
      .then(
        ({ projects }) => setSave((before) => before ?? projects.flatMap(({ saves }) => saves).find(isThis)),
        () => undefined,
      )
    void followSaves(
      () => identity.accessToken(),
      (event) => {
        if (event.kind === 'save' && isThis(event.save)) setSave(event.save)
        if (event.kind === 'gone') setSave((before) => (before?.id === event.saveId ? undefined : before))
      },
      controller.signal,
    )
    return () => controller.abort()
  }, [isSignedIn, identity, fileName, bytes])

  const keep = useCallback(async () => {
    const file = await findFile(id)
    if (!file) return setAsked('noFile')
    setAsked('sending')
    queue?.add([new File([file], fileName)])
  }, [id, fileName, queue])

  const refused = items.find((item) => item.fileName === fileName && item.state === 'refused')
  const keeping: Keeping = save
    ? { kind: 'kept', save }
    : refused
      ? { kind: 'refused', message: refused.message ?? '' }
      : { kind: asked ?? 'here' }
  return { keeping, keep, isSignedIn, isReady: queue !== undefined }
}
