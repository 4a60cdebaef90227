import { spawnSync } from 'node:child_process'
import type { Account } from './choose-account.ts'

/** Runs a command to its end as the account (or as ourselves), from a folder that every account can enter. */
export function runAs(account: Account | undefined, command: string, args: string[]): { ok: boolean; output: string } {
  const done = spawnSync(command, args, {
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  })
  return {
    ok: done.status === 0,
    output: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim(),
  }
}
