import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Check } from './check.ts'
import { withSwift } from './parts-away.ts'
import type { Swift } from './real-parts/swift.ts'
import { type Person, writeMessage } from './sign-up.ts'
import { smallSet } from './small-set.ts'
import { pause } from './spawn-server.ts'

const SETS = 6
/** More than the sockets between hold: the archive is under way as the store fails. */
const SET_BYTES = 3_000_000

export const EXPORTED: Check = {
  number: 50,
  name: `an archive of ${SETS} sets is half-way out of a bucket (Swift) that then refuses, is away, silent, still for 5 s, full, lacks a set, is emptied`,
  limit:
    'the process lives and answers each time; refused, away, silent: broken off ≤ 45 s, whole again after; else whole, what lacks is named; full: upload 507',
  run: () =>
    withSwift(async ({ server, person, swift, line }) => {
      for (let at = 0; at < SETS; at += 1) await keepLargeSet(server.url, person, at)
      const wrong: string[] = []
      const seen: Record<string, string> = {}
      const during = async (name: string, fault: () => Promise<unknown>, isRight: (archive: Archive) => boolean) => {
        const archive = await archiveOf(server.url, person, fault)
        seen[name] = `${archive.isWhole ? 'whole' : 'broken off'}, ${(archive.ms / 1000).toFixed(1)} s`
        const { status } = await writeMessage(server.url).catch(() => ({ status: 0 }))
        if (server.child.exitCode !== null || status !== 202) wrong.push(`${name}: a write ${status}`)
        if (!isRight(archive)) wrong.push(`${name}: ${archive.status}, lacks ${archive.missing}`)
      }
      const isWhole = (archive: Archive) => archive.isWhole && archive.missing === 0
      const isBroken = (archive: Archive) => !archive.isWhole && archive.ms <= 45_000
      const again = () => untilWhole(server.url, person)
      await during('refused', () => swift.refusing(), isBroken)
      await swift.back()
      await again()
      await during('away', () => swift.away(), isBroken)
      await swift.back()
      await again()
      await during('silent', async () => line.hold(true), isBroken)
      line.hold(false)
      await again()
      await during('still', () => swift.still(5_000), isWhole)
      await swift.quota(1)
      const full = await keepLargeSet(server.url, person, SETS)
      if (full !== 507) wrong.push(`full: an upload ${full}`)
      await during('full', async () => undefined, isWhole)
      const [one] = await keysOf(swift)
      await swift.client.deleteObject({ Bucket: swift.bucket.name, Key: one ?? '' })
      await during(
        'lacks one',
        async () => undefined,
        ({ isWhole: whole, missing }) => whole && missing === 1,
      )
      await during(
        'emptied',
        () => empty(swift),
        ({ isWhole: whole, missing }) => whole && missing > 1,
      )
      return {
        isGood: wrong.length === 0,
        figure: `${JSON.stringify(seen)}; upload when full ${full}; wrong: ${wrong.join('; ') || 'none'}`,
      }
    }),
}

type Archive = { readonly status: number; readonly isWhole: boolean; readonly missing: number; readonly ms: number }

/** Reads a little of it, lets the fault come, and reads the rest. */
async function archiveOf(url: string, { token }: Person, fault: () => Promise<unknown>): Promise<Archive> {
  const began = Date.now()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/v1/projects/export`, { agent: false, headers: { authorization: `Bearer ${token}` } }, resolve).on(
      'error',
      reject,
    )
  })
  const status = answer.statusCode ?? 0
  await new Promise<void>((resolve) => answer.once('readable', resolve))
  await fault()
  const parts: Buffer[] = []
  try {
    for await (const part of answer) parts.push(part as Buffer)
  } catch {
    return { status, isWhole: false, missing: 0, ms: Date.now() - began }
  }
  const names = namesIn(Buffer.concat(parts))
  const missing = SETS - names.filter((name) => name.endsWith('.als')).length
  return {
    status,
    isWhole:
      status === 200 &&
      answer.complete &&
      names.includes('projects.json') &&
      names.includes('missing.txt') === missing > 0,
    missing,
    ms: Date.now() - began,
  }
}

/** What the directory at the end of an archive names; nothing where there is none. */
function namesIn(archive: Buffer): string[] {
  const names: string[] = []
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0) return names
  for (let at = archive.readUInt32LE(end + 16); archive.readUInt32LE(at) === 0x02014b50;) {
    const length = archive.readUInt16LE(at + 28)
    names.push(archive.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return names
}

async function untilWhole(url: string, person: Person): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 30_000; await pause(1_000))
    if ((await archiveOf(url, person, async () => undefined).catch(() => undefined))?.isWhole) return
  throw new Error('No archive is whole half a minute after the store is back.')
}

/** A set with a remark that cannot be packed: the status of the answer. */
async function keepLargeSet(url: string, { token }: Person, at: number): Promise<number> {
  const xml = gunzipSync(await smallSet(`Song ${at}`)).toString()
  const remark = `<!-- ${randomBytes(SET_BYTES).toString('base64')} -->`
  const answer = await fetch(`${url}/api/v1/projects?fileName=Song${at}.als`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(gzipSync(xml.replace('</Ableton>', `${remark}</Ableton>`), { level: 1 })),
  })
  await answer.text()
  return answer.status
}

async function keysOf({ client, bucket }: Swift): Promise<string[]> {
  const { Contents = [] } = await client.listObjectsV2({ Bucket: bucket.name })
  return Contents.flatMap(({ Key }) => (Key ? [Key] : []))
}

async function empty(swift: Swift): Promise<void> {
  for (const Key of await keysOf(swift)) await swift.client.deleteObject({ Bucket: swift.bucket.name, Key })
}
