import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Build = { readonly origin: string; readonly stop: () => Promise<void> }

/** A server of the built site with features of its own, on a port and in a folder of its own. */
export async function startBuild(features: string, port: number, env: Record<string, string> = {}): Promise<Build> {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-mix-'))
  const server = spawn('node', [SERVER], {
    env: { ...process.env, ...env, PORT: String(port), FEATURES: features, KVINT_DATA: folder },
    stdio: 'ignore',
  })
  const origin = `http://localhost:${port}`
  try {
    await healthy(origin, server)
  } catch (error) {
    server.kill()
    throw error
  }
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function healthy(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The build at ${origin} did not start.`)
}

const SERVER = fileURLToPath(new URL('../../apps/server/build/server.js', import.meta.url))
const STARTS_WITHIN_MS = 90_000
