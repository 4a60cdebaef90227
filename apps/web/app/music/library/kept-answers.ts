import { openDatabase } from './database.ts'
import type { KeptAnswers } from './kept-rows.ts'

/** Answers about the set of that name; `undefined` where there are none or the browser keeps nothing. */
export async function findAnswers(fileName: string): Promise<KeptAnswers | undefined> {
  try {
    return await (await openDatabase()).get('answers', fileName)
  } catch {
    return undefined
  }
}

/** Keeps answers; where the browser refuses, they hold as long as the page is open. */
export async function keepAnswers(fileName: string, answers: KeptAnswers): Promise<void> {
  try {
    await (await openDatabase()).put('answers', answers, fileName)
  } catch {
    // A private window, or storage is full: nothing to be done, and nothing is lost that was there.
  }
}
