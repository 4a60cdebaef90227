import { spawn } from 'node:child_process'
import type { Trial } from './all-trials.ts'

/** Runs a client; undefined where it came to what it should, otherwise what it came to. */
export async function runTrial(
  { command, fails, says }: Trial,
  bin: string,
  home: string,
): Promise<string | undefined> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: home,
    env: {
      ...process.env,
      HOME: home,
      PATH: `${bin}:${process.env['PATH']}`,
      BROWSER: 'none',
      MCP_INSPECTOR_SECRET_STORE: 'memory',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(MOST_MS),
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => resolve(error.name))
  })
  const isRight = (fails ? code !== 0 && typeof code === 'number' : code === 0) && says.test(text)
  return isRight ? undefined : `code ${code}, ${text.slice(0, 600)}`
}

/** Of one that hangs; a machine with much to do may take long. */
const MOST_MS = 120_000
