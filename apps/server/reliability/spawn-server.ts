import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_ENVIRONMENT } from '../../../scripts/server-environment.ts'
import { bareSite } from './bare-site.ts'
import { shippedServer } from './shipped-server.ts'

export type Spawned = {
  readonly child: ChildProcess
  readonly url: string
  /** Milliseconds from the start of the process to its first good answer of `/ready`. */
  readonly readyMs: number
  readonly exit: Promise<number>
  /** What it wrote to its error output. */
  readonly words: () => string
  readonly stop: () => Promise<void>
}

/** What servers on one database share. */
export const SESSION_KEY = 'x7Qm2Vd9Lk4Rw8Tn1Bz6Hc3Yf5Gs0Jp8'

/** The server as it is shipped in a process of its own, once it is ready. */
export async function spawnServer(env: Record<string, string>): Promise<Spawned> {
  const program = shippedServer()
  const started = performance.now()
  const child = spawn(process.execPath, [program], {
    env: { ...SERVER_ENVIRONMENT, ...process.env, PORT: '0', FEATURES: 'all', KVINT_SITE: bareSite(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** A check that fails half-way leaves none behind. */
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const exit = once(child, 'exit').then(([code]) => Number(code ?? -1))
  let errors = ''
  child.stderr?.on('data', (part) => (errors += String(part)))
  const url = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (part) => {
      text += String(part)
      const found = /is ready at (http:\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    void exit.then((code) => reject(new Error(`The server ended with ${code}: ${errors}`)))
  })
  while ((await fetch(`${url}/ready`).catch(() => undefined))?.status !== 200) await pause(25)
  const readyMs = Math.round(performance.now() - started)
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  return { child, url, readyMs, exit, words: () => errors, stop }
}

/** A data folder that is removed afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-reliability-'))
  chmodSync(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
