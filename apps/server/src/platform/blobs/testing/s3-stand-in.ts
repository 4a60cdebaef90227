import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Bucket } from '../../configuration/s3-bucket.ts'
import { isSignedBy } from './is-signed-by.ts'

type Stored = { readonly content: Buffer; readonly metadata: Record<string, string> }
type Parts = { readonly key: string; readonly metadata: Record<string, string>; readonly parts: Map<number, Buffer> }

/**
 * Enough of S3 for our two users of it, in memory: objects, pages of a list, uploads in parts. Every request is
 * checked against its signature by the SDK's own signer, and a part below 5 MB is refused unless it is the last.
 */
export async function startS3StandIn(): Promise<{ bucket: S3Bucket; keys: () => string[]; close: () => void }> {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Parts>()
  const credentials = { accessKeyId: 'stand-in', secretAccessKey: randomUUID() }

  const answer = async (request: IncomingMessage, body: Buffer): Promise<Answer> => {
    if (!(await isSignedBy(credentials, request, body))) return failure(403, 'SignatureDoesNotMatch')
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (bucket !== 'sets') return failure(404, 'NoSuchBucket')
    const [key, query] = [rest.join('/'), url.searchParams]
    const uploadId = query.get('uploadId')
    if (uploadId !== null || query.has('uploads')) return inParts(request.method ?? '', key, query, body, request)
    if (key === '' && request.method === 'HEAD') return { status: 200 }
    if (key === '' && request.method === 'GET') return page(query)
    if (key === '' && request.method === 'POST') return removeListed(body)
    if (request.method === 'PUT') {
      objects.set(key, { content: body, metadata: metadataOf(request) })
      return { status: 200, headers: { etag: etagOf(body) } }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    if (!found) return failure(404, 'NoSuchKey')
    return { status: 200, headers: { etag: etagOf(found.content), ...found.metadata }, body: found.content }
  }

  function page(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .toSorted()
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    const shown = keys.slice(0, PAGE)
    const next = keys.length > PAGE ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
    const contents = shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    return xml(`<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`)
  }

  function removeListed(body: Buffer): Answer {
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(key)
    return xml('<DeleteResult></DeleteResult>')
  }

  function inParts(
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
    request: IncomingMessage,
  ): Answer {
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, metadata: metadataOf(request), parts: new Map() })
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const id = query.get('uploadId') ?? ''
    const upload = uploads.get(id)
    if (!upload || upload.key !== key) return failure(404, 'NoSuchUpload')
    const parts = [...upload.parts].toSorted(([a], [b]) => a - b)
    switch (method) {
      case 'PUT':
        upload.parts.set(Number(query.get('partNumber')), body)
        return { status: 200, headers: { etag: etagOf(body) } }
      case 'GET':
        return xml(
          `<ListPartsResult><IsTruncated>false</IsTruncated>${parts
            .map(
              ([number, part]) =>
                `<Part><PartNumber>${number}</PartNumber><Size>${part.length}</Size><ETag>${etagOf(part)}</ETag></Part>`,
            )
            .join('')}</ListPartsResult>`,
        )
      case 'DELETE':
        uploads.delete(id)
        return { status: 204 }
      default: {
        if (parts.slice(0, -1).some(([, part]) => part.length < SMALLEST_PART)) return failure(400, 'EntityTooSmall')
        objects.set(key, { content: Buffer.concat(parts.map(([, part]) => part)), metadata: upload.metadata })
        uploads.delete(id)
        return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
      }
    }
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { status, headers, body } = await answer(request, Buffer.concat(parts))
    response.writeHead(status, { ...headers, 'content-length': body?.length ?? 0 })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    bucket: { name: 'sets', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...credentials },
    keys: () => [...objects.keys()],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer }

function xml(text: string): Answer {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: Buffer.from(text) }
}

function failure(status: number, code: string): Answer {
  return { ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`), status }
}

function etagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`
}

function metadataOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[0].startsWith('x-amz-meta-')),
  )
}

const PAGE = 2
const SMALLEST_PART = 5 * 1024 * 1024
