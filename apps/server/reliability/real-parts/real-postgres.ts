import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { awaitDatabase } from '@kvint/postgres'
import { Client } from 'pg'
import { findOrInstall } from './find-or-install.ts'
import { binariesOf, type Major } from './postgres-releases.ts'
import { freePorts, type Part, runPart, untilOpen } from './run-part.ts'

export type RealPostgres = {
  readonly port: number
  readonly release: string
  /** Signs the certificate of the server; no one else knows it. */
  readonly authority: string
  /** As the superuser that a provider keeps for itself. */
  readonly administer: (database: string, ...statements: readonly string[]) => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A Postgres on a port, with TLS by an authority of its own; not started yet. */
export async function realPostgres(folder: string, major: Major = 15): Promise<RealPostgres | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const binaries = binariesOf(major)
  const openssl = findOrInstall('openssl', 'openssl')
  if (!binaries || !openssl) return undefined
  const [port = 0] = await freePorts(1)
  const data = join(folder, 'data')
  const authority = makeCertificates(openssl, folder)
  mkdirSync(data)
  const [uid, gid] = idsOfPostgres()
  chownSync(data, uid, gid)
  asPostgres(
    join(binaries.folder, 'bin/initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  for (const name of ['server.crt', 'server.key']) {
    copyFileSync(join(folder, name), join(data, name))
    chownSync(join(data, name), uid, gid)
    chmodSync(join(data, name), 0o600)
  }
  let part: Part | undefined
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ssl: 'on',
    fsync: 'off',
    max_connections: '120',
  }
  return {
    port,
    release: binaries.release,
    authority,
    async administer(database, ...statements) {
      const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database })
      await client.connect()
      for (const statement of statements) await client.query(statement)
      await client.end()
    },
    async start() {
      const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      part = runPart(join(binaries.folder, 'bin/postgres'), ['-D', data, ...given], { asPostgres: true })
      await untilOpen(port, part)
      await awaitDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`)
    },
    stop: async () => part?.stop(),
  }
}

function makeCertificates(openssl: string, folder: string): string {
  const run = (...args: string[]) => execFileSync(openssl, args, { cwd: folder, stdio: 'ignore' })
  const subject = (name: string) => ['-subj', `/CN=${name}`]
  run(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    ...subject('Kvint tests'),
  )
  run(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
    ...subject('localhost'),
    '-addext',
    'subjectAltName=IP:127.0.0.1,DNS:localhost',
  )
  run(
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-CA',
    'ca.crt',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-copy_extensions',
    'copy',
    '-out',
    'server.crt',
  )
  return join(folder, 'ca.crt')
}

function idsOfPostgres(): [number, number] {
  const line =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((each) => each.startsWith('postgres:')) ?? ''
  const [, , uid, gid] = line.split(':').map(Number)
  return [uid ?? 0, gid ?? 0]
}

function asPostgres(program: string, ...args: string[]): void {
  execFileSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args], {
    cwd: '/',
    stdio: 'ignore',
  })
}
