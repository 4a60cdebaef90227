import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { S3 } from '@aws-sdk/client-s3'
import { s3Client } from '../../src/platform/blobs/s3-client.ts'
import type { S3Bucket } from '../../src/platform/configuration/s3-bucket.ts'
import { findOrInstall } from './find-or-install.ts'
import { pause } from '../spawn-server.ts'
import { freePorts, type Part, runPart, untilOpen } from './run-part.ts'

export type Swift = {
  readonly bucket: S3Bucket
  readonly client: S3
  /** Settings of a server that keeps its files there. */
  readonly env: Record<string, string>
  /** The bucket’s port answers no more until it is started again. */
  readonly away: () => Promise<void>
  readonly back: () => Promise<void>
  /** It answers all with a refusal, as if the keys had been taken back. */
  readonly refusing: () => Promise<void>
  /** It stands still for so long, and goes on. */
  readonly still: (milliseconds: number) => Promise<void>
  /** The bucket takes no more than so many bytes. */
  readonly quota: (bytes: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** OpenStack Swift with its S3 interface, in a folder; undefined where it is not to be had. */
export async function startSwift(folder: string): Promise<Swift | undefined> {
  const program = findOrInstall('swift-proxy-server', ...PACKAGES)
  const ringBuilder = findOrInstall('swift-ring-builder', 'swift')
  if (!program || !ringBuilder) return undefined
  const [listenPort = 0, ...ports] = await freePorts(4)
  mkdirSync(join(folder, 'devices/d1'), { recursive: true })
  const kinds = ['account', 'container', 'object'] as const
  for (const [at, kind] of kinds.entries()) {
    const build = (...args: string[]) => execFileSync(ringBuilder, [join(folder, `${kind}.builder`), ...args])
    build('create', '4', '1', '1')
    build(
      'add',
      '--region',
      '1',
      '--zone',
      '1',
      '--ip',
      '127.0.0.1',
      '--port',
      String(ports[at]),
      '--device',
      'd1',
      '--weight',
      '1',
    )
    build('rebalance')
    writeFileSync(join(folder, `${kind}.conf`), storageConf(folder, kind, ports[at] ?? 0))
  }
  const configure = (secret: string) => writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, listenPort, secret))
  configure(SECRET)
  const parts: Part[] = []
  for (const [at, kind] of kinds.entries()) {
    const part = runPart(`/usr/bin/swift-${kind}-server`, [join(folder, `${kind}.conf`), '-v'])
    parts.push(part)
    await untilOpen(ports[at] ?? 0, part)
  }
  let proxy = runPart(program, [join(folder, 'proxy.conf'), '-v'])
  await untilOpen(listenPort, proxy)
  const startAgain = async (secret: string) => {
    configure(secret)
    await proxy.stop()
    proxy = runPart(program, [join(folder, 'proxy.conf'), '-v'])
    await untilOpen(listenPort, proxy)
  }
  const bucket: S3Bucket = {
    name: 'kvint',
    endpoint: `http://127.0.0.1:${listenPort}`,
    region: 'us-east-1',
    accessKeyId: 'test:kvint',
    secretAccessKey: SECRET,
  }
  const client = new S3(s3Client(bucket))
  await client.createBucket({ Bucket: bucket.name })
  return {
    bucket,
    client,
    env: {
      S3_BUCKET: bucket.name,
      S3_ENDPOINT: bucket.endpoint ?? '',
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    away: () => proxy.stop(),
    back: () => startAgain(SECRET),
    refusing: () => startAgain('taken-back'),
    async still(milliseconds) {
      proxy.child.kill('SIGSTOP')
      await pause(milliseconds)
      proxy.child.kill('SIGCONT')
    },
    async quota(bytes) {
      const file = join(folder, 'internal.conf')
      writeFileSync(
        file,
        proxyConf(folder, listenPort, SECRET).replace(/^pipeline = .*/m, 'pipeline = catch_errors cache proxy-server'),
      )
      execFileSync('/usr/bin/python3', ['-c', SET_QUOTA, file, bucket.name, String(bytes)])
    },
    async stop() {
      await Promise.all([proxy, ...parts].map((part) => part.stop()))
    },
  }
}

/** Swift's own client past the accounts: theirs keep their tokens in memcached, which does not run here. */
const SET_QUOTA = `import sys
from swift.common.internal_client import InternalClient
file, bucket, size = sys.argv[1:]
InternalClient(file, 'kvint', 1).set_container_metadata('AUTH_test', bucket, {'quota-bytes': size}, 'x-container-meta-')`
const SECRET = 'of-tests'
const PACKAGES = ['swift', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object'] as const

function storageConf(folder: string, kind: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`
}

function proxyConf(folder: string, port: number, secret: string): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth container-quotas slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_kvint = ${secret} .admin
[filter:container-quotas]
use = egg:swift#container_quotas
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`
}
