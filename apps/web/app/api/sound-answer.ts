import { errorBodySchema } from '@kvint/contract'

/** The answer where it is one; else rejects with the service's own words. */
export async function soundAnswer(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const body = errorBodySchema.safeParse(await answer.json().catch(() => null))
  throw new Error(body.success ? body.data.error.message : `The service answered ${answer.status}. Try again.`)
}
