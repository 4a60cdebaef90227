import { refusalWords } from './refusal-words.ts'

/** The answer where it is one; else rejects with words for people. */
export async function soundAnswer(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  throw new Error(refusalWords(await answer.json().catch(() => null), answer.status))
}
