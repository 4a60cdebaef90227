import { setTimeout as wait } from 'node:timers/promises'
import { KvintError } from '@kvint/contract'
import { ApiError } from '@paddle/paddle-node-sdk'

/** The SDK has neither a time limit nor a second try: ten seconds, and once more where Paddle asks for patience. */
export async function callPaddle<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await withinTime(call)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_many_requests') throw unavailable(error)
    await wait(Math.min((error.retryAfter ?? 1) * 1000, MOST_WAIT_MS))
    return await withinTime(call).catch((again: unknown) => {
      throw unavailable(again)
    })
  }
}

async function withinTime<Result>(call: () => Promise<Result>): Promise<Result> {
  const aborter = new AbortController()
  const late = wait(PATIENCE_MS, undefined, { signal: aborter.signal }).then(() => {
    throw new Error(`Paddle did not answer in ${PATIENCE_MS} ms.`)
  })
  try {
    return await Promise.race([call(), late])
  } finally {
    aborter.abort()
    late.catch(() => undefined)
  }
}

function unavailable(cause: unknown): KvintError {
  return new KvintError(
    'unavailable',
    'The payment provider could not be reached. Nothing was bought. Try again in a moment.',
    { cause },
  )
}

const PATIENCE_MS = 10_000
const MOST_WAIT_MS = 3000
