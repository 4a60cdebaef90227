import { KvintError } from '@kvint/contract'
import { describe, expect, it } from 'vitest'
import { StoreFailure, storeFailure } from './store-failure.ts'
import { watchStore } from './store-watch.ts'

const refused = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))

describe('a store that is watched', () => {
  it('is not asked for a while once it failed three times, and is tried by one call then', async () => {
    const clock = { ms: 0 }
    const watch = watchStore(undefined, () => clock.ms)
    let asked = 0
    const ask = (isBack = false) =>
      watch.ask(() => {
        asked += 1
        return isBack ? Promise.resolve('here') : refused()
      })
    for (let at = 0; at < 5; at += 1) await expect(ask()).rejects.toBeInstanceOf(StoreFailure)
    expect([asked, watch.state()]).toEqual([3, 'away'])
    clock.ms += 1_000
    const both = await Promise.allSettled([ask(true), ask(true)])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect([asked, watch.state(), await ask(true)]).toEqual([4, 'answers', 'here'])
  })

  it('is cut off where it takes the call and never answers', async () => {
    const never = (signal: AbortSignal) =>
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(Object.assign(new Error('Aborted'), { name: 'AbortError' }))),
      )
    await expect(watchStore().ask(never, 10)).rejects.toMatchObject({ code: 'unavailable', reason: 'silent' })
  })

  it('passes on what is no fault of its own, and counts it as an answer of neither kind', async () => {
    const watch = watchStore()
    const missing = new KvintError('not-found', 'The stored file of this save is missing.')
    await expect(watch.ask(() => Promise.reject(missing))).rejects.toBe(missing)
    expect(watch.state()).toBe('answers')
  })
})

describe('what a store said', () => {
  it.each([
    [{ name: 'NoSuchBucket' }, 'noBucket', 'unavailable', /S3_BUCKET/],
    [{ name: 'InvalidAccessKeyId' }, 'refused', 'unavailable', /S3_ACCESS_KEY_ID/],
    [{ name: 'Unknown', $metadata: { httpStatusCode: 403 } }, 'refused', 'unavailable', /S3_SECRET_ACCESS_KEY/],
    [{ name: 'QuotaExceeded' }, 'full', 'storage-full', /more room/],
    [{ name: 'EntityTooLarge' }, 'full', 'storage-full', /more room/],
    [{ name: 'Unknown', $metadata: { httpStatusCode: 507 } }, 'full', 'storage-full', /more room/],
    [{ name: 'TimeoutError' }, 'silent', 'unavailable', /does not answer in time/],
    [{ code: 'ENOTFOUND' }, 'away', 'unavailable', /S3_ENDPOINT/],
    [{ name: 'InternalError', $metadata: { httpStatusCode: 500 } }, 'away', 'unavailable', /S3_ENDPOINT/],
  ])('%j is told as %s', (said, reason, code, toOperators) => {
    const failure = storeFailure(Object.assign(new Error('words'), said))
    expect(failure).toMatchObject({ reason, code })
    expect(failure?.toOperators).toMatch(toOperators)
    expect(failure?.message).toContain('store of files')
  })

  it('is no failure of the store where our own code or the caller is at fault', () => {
    expect(storeFailure(new TypeError('x is not a function'))).toBeUndefined()
    expect(storeFailure(new KvintError('too-large', 'Too large.'))).toBeUndefined()
    expect(storeFailure(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))).toBeUndefined()
  })
})
