import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Database } from '../database/sql.ts'
import type { Settings } from '../settings.ts'

export type RingKey = { kid: string | undefined; alg: string; key: CryptoKey | Uint8Array; publicJwk: JWK | undefined }

export type KeyRing = {
  signer(): Promise<RingKey & { privateKey: CryptoKey | Uint8Array }>
  /** The key that must have signed a token with this header; `undefined` where there is none. */
  verifier(header: { alg?: string; kid?: string }): Promise<RingKey | undefined>
  /** What /.well-known/jwks.json publishes: never a symmetric key. */
  publicKeys(): Promise<JWK[]>
  /** Makes a new signing key; the old ones go on verifying until every token that they signed has expired. */
  rotate(): Promise<void>
}

type Loaded = { signer: (RingKey & { privateKey: CryptoKey | Uint8Array }) | undefined; keys: RingKey[] }

/** The keys of the settings, or the service's own ES256 keys from its database (protocol 0.7). */
export function openKeyRing(database: Database, settings: Settings): KeyRing {
  const secret: RingKey | undefined = settings.keys.jwtSecret
    ? { kid: undefined, alg: 'HS256', key: new TextEncoder().encode(settings.keys.jwtSecret), publicJwk: undefined }
    : undefined
  const isConfigured = settings.keys.signing.length > 0 || secret !== undefined
  let loaded: Promise<Loaded> | undefined
  let loadedAt = 0

  const load = async (isForced = false): Promise<Loaded> => {
    const age = Date.now() - loadedAt
    if (loaded === undefined || (!isConfigured && (age > 60_000 || (isForced && age > 1000)))) {
      loadedAt = Date.now()
      loaded = isConfigured ? fromJwks(settings.keys.signing) : fromDatabase(database, settings)
      loaded.catch(() => (loaded = undefined))
    }
    return loaded
  }
  const find = ({ keys }: Loaded, header: { alg?: string; kid?: string }) =>
    keys.find(({ kid, alg }) => kid === header.kid && kid !== undefined && alg === header.alg)

  return {
    async signer() {
      const signer = (await load()).signer ?? (secret && { ...secret, privateKey: secret.key })
      if (signer === undefined)
        throw new Error('No signing key: exactly one key of keys.signing must have the operation "sign".')
      return signer
    },
    async verifier(header) {
      const found =
        find(await load(), header) ?? (header.kid === undefined ? undefined : find(await load(true), header))
      return found ?? (header.alg === 'HS256' ? secret : undefined)
    },
    async publicKeys() {
      return (await load()).keys.flatMap(({ publicJwk }) => (publicJwk ? [publicJwk] : []))
    },
    async rotate() {
      await addKey(database)
      loaded = undefined
    },
  }
}

async function fromJwks(jwks: JWK[]): Promise<Loaded> {
  const keys = await Promise.all(jwks.map(importOne))
  const signing = jwks.findIndex(({ key_ops }) => key_ops?.includes('sign'))
  const signer = keys[signing]
  return { keys, signer }
}

async function importOne(jwk: JWK): Promise<RingKey & { privateKey: CryptoKey | Uint8Array }> {
  // The two limits on use are ours to keep: WebCrypto refuses a key that may both sign and verify.
  const { key_ops: _, use: __, ...bare } = jwk
  const alg = jwk.alg ?? (jwk.kty === 'oct' ? 'HS256' : jwk.kty === 'RSA' ? 'RS256' : 'ES256')
  const privateKey = await importJWK(bare, alg)
  if (jwk.kty === 'oct') return { kid: jwk.kid, alg, key: privateKey, privateKey, publicJwk: undefined }
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicPart } = bare
  const kid = jwk.kid ?? (await calculateJwkThumbprint(publicPart))
  const publicJwk = { ...publicPart, kid, alg, key_ops: ['verify'] }
  return { kid, alg, key: await importJWK(publicPart, alg), privateKey, publicJwk }
}

async function fromDatabase(database: Database, settings: Settings): Promise<Loaded> {
  const read = () => database.sql<{ jwk: JWK }>`
    select jwk from auth.signing_keys
    where retired_at is null or retired_at > now() - make_interval(secs => ${settings.tokens.lifetimeSeconds + 60})
    order by retired_at is null desc, created_at desc`
  let rows = await read()
  if (rows.length === 0) {
    await addKey(database, true)
    rows = await read()
  }
  const keys = await Promise.all(rows.map(({ jwk }) => importOne(jwk)))
  return { keys, signer: keys[0] }
}

async function addKey(database: Database, isFirst = false): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const bare = await exportJWK(privateKey)
  const jwk = { ...bare, kid: await calculateJwkThumbprint(bare), alg: 'ES256', key_ops: ['sign', 'verify'] }
  await database.transaction(async (sql) => {
    await sql`lock table auth.signing_keys in exclusive mode`
    const [existing] = await sql`select kid from auth.signing_keys where retired_at is null`
    if (isFirst && existing) return
    await sql`update auth.signing_keys set retired_at = now() where retired_at is null`
    await sql`insert into auth.signing_keys (kid, jwk) values (${jwk.kid}, ${jwk})`
  })
}
