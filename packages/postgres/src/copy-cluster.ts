import { chown, copyFile, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './choose-account.ts'

/** Copies a folder of a database that may be running: files that vanish under way are left out. */
export async function copyCluster(
  from: string,
  to: string,
  options: { skip?: (path: string) => boolean; account?: Account | undefined } = {},
  path = '',
): Promise<void> {
  await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  await own(join(to, path), options.account)
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const child = path === '' ? entry.name : `${path}/${entry.name}`
    if (options.skip?.(child)) continue
    if (entry.isDirectory()) await copyCluster(from, to, options, child)
    else await copyOne(join(from, child), join(to, child), options.account)
  }
}

async function copyOne(from: string, to: string, account: Account | undefined): Promise<void> {
  try {
    if ((await lstat(from)).isSymbolicLink()) await symlink(await readlink(from), to)
    else await copyFile(from, to)
    await own(to, account)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function own(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}
