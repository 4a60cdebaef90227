import { spawn } from 'node:child_process'
import type { Account } from './choose-account.ts'

/** Runs a command to its end as the account (or as ourselves), from a folder that every account can enter. */
export async function runAs(
  account: Account | undefined,
  command: string,
  args: string[],
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(command, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    // Told the time zone, initdb does not compare this machine's with each of the six hundred that there are.
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  return await new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}
