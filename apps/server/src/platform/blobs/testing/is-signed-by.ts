import type { IncomingMessage } from 'node:http'
import { createHash } from 'node:crypto'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'

type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string }

/** Whether the request bears the signature that its own headers, path and body make with this key. */
export async function isSignedBy(credentials: Credentials, request: IncomingMessage, body: Buffer): Promise<boolean> {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': told } = request.headers
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';')
  if (!signed || typeof date !== 'string') return false
  if (told !== 'UNSIGNED-PAYLOAD' && told !== createHash('sha256').update(body).digest('hex')) return false
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const headers = Object.fromEntries(signed.map((name) => [name, String(request.headers[name] ?? '')]))
  const signer = new SignatureV4({
    credentials,
    region: 'us-east-1',
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  })
  const again = await signer.sign(
    {
      method: request.method ?? 'GET',
      protocol: 'http:',
      hostname: 'stand-in',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, 'x-amz-content-sha256': told },
    },
    {
      signingDate: new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')),
      signableHeaders: new Set(signed),
    },
  )
  const signatureOf = (text: string) => /Signature=([0-9a-f]+)/.exec(text)?.[1]
  return signatureOf(again.headers['authorization'] ?? '') === signatureOf(authorization)
}
