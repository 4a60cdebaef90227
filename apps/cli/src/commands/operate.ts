import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ExitCode } from '../terminal.ts'

/** Hands a command of who runs a server to the server's own program: nothing of it is loaded for the other commands. */
export function operate(args: readonly string[]): Promise<ExitCode> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'inherit' })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code === 0 ? 0 : code === 2 ? 2 : 1))
  })
}

const PROGRAM = fileURLToPath(new URL('../../../server/src/operator/operate.ts', import.meta.url))
