import { parseJson } from '../http/parse-json.ts'

/** A Phoenix message, whichever version of the protocol carries it. */
export type Message = { joinRef: string | null; ref: string | null; topic: string; event: string; payload: Payload }
export type Payload = Record<string, unknown>
export type Version = '1.0.0' | '2.0.0'

/** A broadcast keeps its payload as it came, bytes or JSON, so that either version can be served from it. */
export type Broadcast = { topic: string; event: string; isJson: boolean; bytes: Buffer }

export function decodeFrame(
  data: Buffer,
  isBinary: boolean,
  version: Version,
): Message | { broadcast: Broadcast; ref: string | null } | undefined {
  if (isBinary) return decodeBroadcast(data)
  const parsed = valueOf(data.toString())
  if (version === '1.0.0') {
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
    const { topic, event, payload, ref, join_ref: joinRef } = parsed as Payload
    return message(joinRef, ref, topic, event, payload)
  }
  if (!Array.isArray(parsed)) return undefined
  const [joinRef, ref, topic, event, payload] = parsed as unknown[]
  return message(joinRef, ref, topic, event, payload)
}

export function encodeMessage({ joinRef, ref, topic, event, payload }: Message, version: Version): string {
  return version === '1.0.0'
    ? JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
    : JSON.stringify([joinRef, ref, topic, event, payload])
}

/** Whether a topic or an event is no longer than the byte that holds its length. */
export function isName(text: string): boolean {
  return Buffer.byteLength(text) <= 255
}

/** Kind 4 of version 2; version 1 has JSON only. */
export function encodeBroadcast(broadcast: Broadcast, version: Version): Buffer | string {
  if (version === '1.0.0') {
    const payload = broadcast.isJson
      ? valueOf(broadcast.bytes.toString())
      : { base64: broadcast.bytes.toString('base64') }
    const content = { type: 'broadcast', event: broadcast.event, payload }
    return encodeMessage(
      { joinRef: null, ref: null, topic: broadcast.topic, event: 'broadcast', payload: content },
      version,
    )
  }
  const topic = Buffer.from(broadcast.topic)
  const event = Buffer.from(broadcast.event)
  return Buffer.concat([
    Buffer.from([4, topic.length, event.length, 0, broadcast.isJson ? 1 : 0]),
    topic,
    event,
    broadcast.bytes,
  ])
}

/** Kind 3: seven bytes of lengths, five texts, the rest is the payload. */
function decodeBroadcast(data: Buffer): { broadcast: Broadcast; ref: string | null } | undefined {
  if (data.length < 7 || data[0] !== 3) return undefined
  const [, joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metaLength = 0, encoding] = data
  let offset = 7
  const take = (length: number) => data.subarray(offset, (offset += length))
  take(joinRefLength)
  const ref = take(refLength).toString()
  const [topic, event] = [take(topicLength).toString(), take(eventLength).toString()]
  take(metaLength)
  if (offset > data.length) return undefined
  return { ref: ref || null, broadcast: { topic, event, isJson: encoding === 1, bytes: data.subarray(offset) } }
}

function message(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Message | undefined {
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { joinRef: text(joinRef), ref: text(ref), topic, event, payload: (payload ?? {}) as Payload }
}

function valueOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
