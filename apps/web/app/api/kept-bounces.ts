import { keptBounceAnswerSchema } from '@kvint/contract'
import type { HeardBounce } from '@kvint/insights'
import { callApi } from './call-api.ts'
import { soundAnswer } from './sound-answer.ts'

/** The figures of a bounce and the name of its file. */
export type KeptFigures = { readonly fileName: string; readonly bounce: HeardBounce }

type Place = { readonly projectId: string; readonly id: string }

/** Of the bounce that is kept with a save; `null` where there is none. */
export async function fetchKeptFigures(token: string, save: Place): Promise<KeptFigures | null> {
  const answer = await soundAnswer(await callApi(pathOf(save), { token }))
  const { kept } = keptBounceAnswerSchema.parse(await answer.json())
  return kept && { fileName: kept.fileName, bounce: kept.bounce as HeardBounce }
}

/** Sends figures, never sound, in place of those kept before. */
export async function keepFigures(token: string, save: Place, figures: KeptFigures): Promise<void> {
  await soundAnswer(await callApi(pathOf(save), { token, method: 'PUT', body: figures }))
}

export async function deleteKeptFigures(token: string, save: Place): Promise<void> {
  await soundAnswer(await callApi(pathOf(save), { token, method: 'DELETE' }))
}

function pathOf({ projectId, id }: Place): string {
  return `/api/v1/projects/${projectId}/saves/${id}/bounce`
}
