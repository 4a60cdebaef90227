import { readFileSync } from 'node:fs'

/** The system account that the database runs as. */
export type Account = { name: string; uid: number; gid: number }

/** Postgres refuses to run as root: then it runs as `postgres`, or as `no one` where there is no such account. */
export function chooseAccount(uid = process.getuid?.(), passwd = readPasswd()): Account | undefined {
  if (uid !== 0) return undefined
  return (
    findAccount(passwd, 'postgres') ?? findAccount(passwd, 'nobody') ?? { name: 'nobody', uid: 65_534, gid: 65_534 }
  )
}

function findAccount(passwd: string, name: string): Account | undefined {
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { name, uid: Number(uid), gid: Number(gid) }
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8')
  } catch {
    return ''
  }
}
