import { once } from 'node:events'
import { connect } from 'node:net'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'

describe.skipIf(!hasPostgres())('a request for a socket, by anybody', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let hosted: TestHosted
  /** What would end the process. */
  const unheard: unknown[] = []
  const hear = (error: unknown) => unheard.push(error)
  beforeAll(async () => {
    cluster = await startCluster()
    hosted = await cluster.start()
    process.on('uncaughtException', hear)
  }, 60_000)
  afterAll(async () => {
    process.off('uncaughtException', hear)
    await cluster?.stop()
  })
  const ask = (path: string) => {
    const socket = connect(Number(new URL(hosted.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
    return socket
  }
  const goesOn = async () => {
    expect((await hosted.auth('GET', '/health')).status).toBe(200)
    expect(unheard).toEqual([])
  }

  it.each(['//', 'http://', '//[', '/elsewhere'])(
    'of the address %j is dropped, and the service goes on',
    async (path) => {
      await once(ask(path).resume(), 'close')
      await goesOn()
    },
  )

  it('that breaks while its key is looked at ends nothing else', async () => {
    for (let tries = 0; tries < 40; tries += 1) {
      const socket = ask('/realtime/v1/websocket?apikey=eyJub3QiOjF9.e30.e30')
      await once(socket, 'connect')
      await new Promise((resolve) => setTimeout(resolve, tries % 4))
      socket.resetAndDestroy()
    }
    await goesOn()
  })
})
