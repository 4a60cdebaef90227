import { spawn } from 'node:child_process'
import type { Account } from './choose-account.ts'

/**
 * Runs a command to its end as the account (or as ourselves), from a folder that every account can enter. Where we are killed
 * meanwhile it is killed too, with all that it started.
 */
export async function runAs(
  account: Account | undefined,
  command: string,
  args: string[],
): Promise<{ ok: boolean; output: string }> {
  const child = spawn('/bin/sh', ['-c', WATCHDOG, command, ...args], {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    // Told the time zone, initdb does not compare this machine's with each of the six hundred that there are.
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  })
  child.stdin.on('error', () => {})
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  return await new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('exit', () => child.stdin.destroy())
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

/** The shell leads a process group. It holds the reading end of a pipe from us: when that ends, the whole group does. */
const WATCHDOG =
  'exec 3<&0; "$0" "$@" </dev/null 3<&- & p=$!; (cat <&3 >/dev/null; kill -KILL -- -$$) >/dev/null 2>&1 & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s'
