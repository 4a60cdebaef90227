import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { sendFile } from './send-file.ts'

const HERE = import.meta.filename

it('a file that cannot be read ends the sending, and not the process', async () => {
  const unheard: unknown[] = []
  const hear = (error: unknown) => unheard.push(error)
  process.on('uncaughtException', hear)
  const sending = sendFile('/nowhere/at/all', async (_body, signal) => {
    await once(signal, 'abort')
    throw signal.reason
  })
  await expect(sending).rejects.toMatchObject({ code: 'ENOENT' })
  process.off('uncaughtException', hear)
  expect(unheard).toEqual([])
}, 5_000)

it('a file that the store refuses is closed', async () => {
  let sent: Readable | undefined
  const sending = sendFile(HERE, async (body) => {
    sent = body
    throw new Error('refused')
  })
  await expect(sending).rejects.toThrow('refused')
  expect(sent?.destroyed).toBe(true)
})
