import {
  type KeptProject,
  type KeptProjectList,
  keptProjectListSchema,
  keptProjectSchema,
  keptSaveSchema,
  type KeptSave,
} from '@kvint/contract'
import type { Report } from '@kvint/report'
import { callApi } from './call-api.ts'
import { soundAnswer } from './sound-answer.ts'

/** A page of what is kept in the account of anyone who holds the token, the one kept last first. */
export async function listKeptProjects(
  token: string,
  { search, cursor }: { readonly search: string; readonly cursor: string | null },
  signal?: AbortSignal,
): Promise<KeptProjectList> {
  const query = new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) })
  const answer = await soundAnswer(await callApi(`/api/v1/projects?${query}`, { token, ...(signal && { signal }) }))
  return keptProjectListSchema.parse(await answer.json())
}

export async function fetchKeptProject(token: string, projectId: string): Promise<KeptProject> {
  const answer = await soundAnswer(await callApi(`/api/v1/projects/${projectId}`, { token }))
  return keptProjectSchema.parse(await answer.json())
}

/** Of one save; of the newest that has a report where `saveId` is null. */
export async function fetchKeptReport(
  token: string,
  projectId: string,
  saveId: string | null,
): Promise<{ readonly saveId: string; readonly report: Report }> {
  const query = saveId ? `?save=${saveId}` : ''
  const answer = await soundAnswer(await callApi(`/api/v1/projects/${projectId}/report${query}`, { token }))
  return (await answer.json()) as { saveId: string; report: Report }
}

export async function deleteKept(token: string, projectId: string, saveId?: string): Promise<void> {
  const path = `/api/v1/projects/${projectId}${saveId ? `/saves/${saveId}` : ''}`
  await soundAnswer(await callApi(path, { token, method: 'DELETE' }))
}

/** Ends an analysis, or begins it again. */
export async function steerAnalysis(token: string, save: KeptSave, how: 'cancel' | 'retry'): Promise<KeptSave> {
  const path = `/api/v1/projects/${save.projectId}/saves/${save.id}/${how}`
  const answer = await soundAnswer(await callApi(path, { token, method: 'POST' }))
  return keptSaveSchema.parse(await answer.json())
}

/** Every set and report, as one archive. */
export async function exportKept(token: string): Promise<Blob> {
  return await (await soundAnswer(await callApi('/api/v1/projects/export', { token, timeoutMs: EXPORT_MS }))).blob()
}

const EXPORT_MS = 600_000
