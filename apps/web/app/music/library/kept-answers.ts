import type { Corrections } from '@kvint/insights'
import type { TrackNames } from './answers-of-song.ts'
import { openDatabase } from './database.ts'

/** What the producer answered about one set. */
export type KeptAnswers = {
  readonly verdicts: Readonly<Record<string, 'sense' | 'purpose' | 'wrong'>>
  readonly corrections: Corrections
  /** Of the song that was answered about: sets of the same name need not be the same song. */
  readonly trackNames?: TrackNames
}

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
