import { errorBodySchema, type KeptProject, keptProjectListSchema, keptProjectSchema } from '@kvint/contract'
import type { Report } from '@kvint/insights'
import { apiUrl, callApi } from './call-api.ts'

/** The projects that whoever holds the token keeps in her account, the one kept last first. */
export async function listKeptProjects(token: string, signal?: AbortSignal): Promise<KeptProject[]> {
  const answer = await sound(await callApi('/api/v1/projects', { token, ...(signal && { signal }) }))
  return keptProjectListSchema.parse(await answer.json()).projects
}

/** Sends a file to be kept and analysed. Rejects with the service's own words, such as that the month is used up. */
export async function keepSet(token: string, file: File): Promise<KeptProject> {
  const answer = await fetch(apiUrl(`/api/v1/projects?fileName=${encodeURIComponent(file.name)}`), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
  })
  return keptProjectSchema.parse(await (await sound(answer)).json())
}

export async function fetchKeptReport(token: string, projectId: string): Promise<Report> {
  const answer = await sound(await callApi(`/api/v1/projects/${projectId}/report`, { token }))
  return ((await answer.json()) as { report: Report }).report
}

export async function deleteKeptProject(token: string, projectId: string): Promise<void> {
  await sound(await callApi(`/api/v1/projects/${projectId}`, { token, method: 'DELETE' }))
}

const UPLOAD_TIMEOUT_MS = 300_000

async function sound(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const body = errorBodySchema.safeParse(await answer.json().catch(() => null))
  throw new Error(body.success ? body.data.error.message : `The service answered ${answer.status}. Try again.`)
}
