import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A passkey in software: what a browser and its authenticator would send. */
export type SoftwarePasskey = {
  id: string
  create(options: { challenge: string }, changes?: Changes): Record<string, unknown>
  get(options: { challenge: string }, changes?: Changes): Record<string, unknown>
}

type Changes = { origin?: string; rpId?: string; key?: KeyObject }

/** @example const passkey = newPasskey('localhost', 'https://app.kvint.test') */
export function newPasskey(rpId: string, origin: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, of: string, rest: Buffer) => {
    const amount = Buffer.alloc(4)
    amount.writeUInt32BE((counter += 1))
    return Buffer.concat([createHash('sha256').update(of).digest(), Buffer.from([flags]), amount, rest])
  }
  const wrapped = (response: Record<string, string>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id,
    create({ challenge }, changes = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      )
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        Buffer.from(cose),
      ])
      const authData = authenticatorData(0x45, changes.rpId ?? rpId, attested)
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', Uint8Array.from(authData)],
        ]) as never,
      )
      return wrapped({
        clientDataJSON: clientData('webauthn.create', challenge, changes.origin ?? origin).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
      })
    },
    get({ challenge }, changes = {}) {
      const data = clientData('webauthn.get', challenge, changes.origin ?? origin)
      const authData = authenticatorData(0x05, changes.rpId ?? rpId, Buffer.alloc(0))
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return wrapped({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256')
          .update(signed)
          .sign(changes.key ?? privateKey)
          .toString('base64url'),
      })
    },
  }
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64url'))
}
