import { type KeptSave, type Share, shareListSchema, shareSchema } from '@kvint/contract'
import type { Report } from '@kvint/report'
import { callApi } from './call-api.ts'
import { soundAnswer } from './sound-answer.ts'

export async function listShares(token: string, save: Saved): Promise<Share[]> {
  const answer = await soundAnswer(await callApi(sharesOf(save), { token }))
  return shareListSchema.parse(await answer.json()).shares
}

/** A link to the report of a save, good for so many days; until it is taken back where `days` is null. */
export async function makeShare(token: string, save: Saved, days: number | null): Promise<Share> {
  return shareSchema.parse(await (await soundAnswer(await callApi(sharesOf(save), { token, body: { days } }))).json())
}

export async function revokeShare(token: string, shareId: string): Promise<void> {
  await soundAnswer(await callApi(`/api/v1/shares/${shareId}`, { token, method: 'DELETE' }))
}

/** The report behind a link; undefined where it leads nowhere, or no longer. */
export async function fetchShared(
  link: string,
  signal: AbortSignal,
): Promise<{ readonly report: Report; readonly expiresAt: string | null } | undefined> {
  const answer = await callApi(`/api/v1/shared/${encodeURIComponent(link)}`, { signal })
  if (answer.status === 404 || answer.status === 400) return undefined
  return (await (await soundAnswer(answer)).json()) as { report: Report; expiresAt: string | null }
}

type Saved = Pick<KeptSave, 'id' | 'projectId'>

function sharesOf({ id, projectId }: Saved): string {
  return `/api/v1/projects/${projectId}/saves/${id}/shares`
}
