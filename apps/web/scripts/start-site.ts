import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Starts the built site for a measurement, with its data in a folder of its own. */
export async function startSite(port: number, data: string): Promise<{ origin: string; stop: () => void }> {
  if (!existsSync(new URL('../build/client/', import.meta.url))) {
    throw new Error('Nothing is built yet: run npm run build first.')
  }
  const server = spawn(process.execPath, [fileURLToPath(new URL('../../server/src/server.ts', import.meta.url))], {
    env: { ...process.env, PORT: String(port), FEATURES: 'projects', KVINT_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  for (let turn = 0; turn < 150; turn++) {
    const answer = await fetch(`${origin}/projects`).catch(() => null)
    if (answer?.ok) return { origin, stop: () => server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.kill()
  throw new Error(`No server on port ${port} within 30 s. Set PORT to a free port.`)
}
