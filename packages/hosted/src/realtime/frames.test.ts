import { expect, it } from 'vitest'
import { decodeFrame } from './frames.ts'

const frame = (payload: string) => Buffer.from(`["1","1","realtime:a","broadcast",${payload}]`)

it('is read where its levels have an end', () => {
  const text = 'x'.repeat(5000)
  expect(decodeFrame(frame(`{"a":"${text}"}`), false, '2.0.0')).toMatchObject({
    event: 'broadcast',
    payload: { a: text },
  })
  const deep = `${'['.repeat(101)}"${text}"${']'.repeat(101)}`
  expect(decodeFrame(frame(`{"a":${deep}}`), false, '2.0.0')).toBeUndefined()
})
