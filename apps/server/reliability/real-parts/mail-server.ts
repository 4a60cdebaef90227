import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export type MailServer = {
  readonly port: number
  readonly away: () => Promise<void>
  readonly back: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Takes every mail, by the few words of SMTP that a client needs, and keeps none. */
export async function startMailServer(): Promise<MailServer> {
  const lines = new Set<Socket>()
  const listen = async (at: number): Promise<Server> => {
    const server = createServer((socket) => {
      lines.add(socket.on('close', () => lines.delete(socket)).on('error', () => undefined))
      converse(socket)
    }).listen(at, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const away = async () => {
    for (const line of lines) line.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, away, back: async () => void (server = await listen(port)), stop: away }
}

function converse(socket: Socket): void {
  let isMail = false
  const say = (words: string) => socket.write(`${words}\r\n`)
  say('220 ready')
  socket.on('data', (part) => {
    for (const line of String(part).split('\r\n').slice(0, -1)) {
      if (isMail) {
        if (line !== '.') continue
        isMail = false
        say('250 taken')
      } else if (line === 'DATA') {
        isMail = true
        say('354 go on')
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else say('250 good')
    }
  })
}
