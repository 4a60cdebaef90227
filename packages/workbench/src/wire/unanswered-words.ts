import { useMcpWords } from '../copy/pages.ts'

/** What a failed request is told as: browsers say no more than that it failed. */
export function unansweredWords(error: unknown, method: string, { origin, pathname }: URL): string {
  const copy = useMcpWords.now()
  if (error instanceof TypeError) return copy.unanswered(error.message, `${method} ${origin}${pathname}`)
  return error instanceof Error ? error.message : String(error)
}
