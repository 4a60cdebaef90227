import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test as base } from '../site/signed-in.ts'
import { freePort } from './free-port.ts'
import { guardedServer } from './guarded-server.ts'

type Strangers = {
  /** The reference server of the protocol, by Streamable HTTP. */
  readonly streamable: string
  /** The same by the old event stream. */
  readonly stream: string
  /** The same behind a sign-in at an authorization server of its own. */
  readonly guarded: string
}

/** Signed in, with servers of others running. What they refuse the browser writes to the console, and so it may. */
export const test = base.extend<{ readonly isSignedIn: true }, { readonly strangers: Strangers }>({
  strangers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const [streamablePort, streamPort] = [await freePort(), await freePort()]
      const children = [everything('streamableHttp', streamablePort), everything('sse', streamPort)] as const
      const streamable = `http://localhost:${streamablePort}/mcp`
      await Promise.all([isUp(streamable), isUp(`http://localhost:${streamPort}/`)])
      const guarded = await guardedServer(streamable)
      await use({ streamable, stream: `http://localhost:${streamPort}/sse`, guarded: guarded.address })
      guarded.close()
      for (const child of children) child.kill()
    },
    { scope: 'worker' },
  ],
  isSignedIn: [
    async ({ signedIn: _page, complaints }, use) => {
      await use(true)
      const others = complaints.filter((text) => !REFUSED.test(text))
      complaints.splice(0, complaints.length, ...others)
    },
    { auto: true },
  ],
})

function everything(mode: 'streamableHttp' | 'sse', port: number): ChildProcess {
  const main = createRequire(import.meta.url).resolve('@modelcontextprotocol/server-everything/dist/index.js')
  return spawn(process.execPath, [main, mode], { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' })
}

async function isUp(address: string): Promise<void> {
  await expect
    .poll(() =>
      fetch(address).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
}

const REFUSED = /Failed to load resource|blocked by CORS policy/
