import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { readSet } from '@kvint/als'
import { answerOf, type SetQuestion } from '@kvint/mcp'

export type SetTask = { readonly content: Uint8Array; readonly name: SetQuestion; readonly asked: never }

/** As JSON text, `null` where the set cannot be read. */
export type SetAnswer = { readonly json: string | null }

/** Calls are answered first, as with analyses. */
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** Reads one set and answers one question, in a thread of its own. */
export async function answer({ content, name, asked }: SetTask): Promise<SetAnswer> {
  const reading = await readSet(content)
  return { json: reading.kind === 'set' ? JSON.stringify(answerOf(reading.set, name, asked)) : null }
}
