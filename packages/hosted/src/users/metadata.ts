import { invalid } from '../http/auth-error.ts'

type Metadata = Record<string, unknown>

/**
 * Refuses metadata that is too long for a token, which carries it with every call. What an account already has may stay and
 * be shortened.
 */
export function checkMetadata(name: 'user_metadata' | 'app_metadata', next: Metadata, before: Metadata = {}): Metadata {
  const bytes = sizeOf(next)
  if (bytes > MOST_BYTES && bytes >= sizeOf(before))
    throw invalid(`${name} holds at most ${MOST_BYTES} bytes in all, as JSON. This would be ${bytes}: shorten it.`)
  return next
}

/** What a token says of metadata: all of it, or where that is too long only what `kept` names. */
export function boundedMetadata(metadata: Metadata, kept: readonly string[]): Metadata {
  if (sizeOf(metadata) <= MOST_BYTES + SPARE_BYTES) return metadata
  const entries = kept.filter((key) => sizeOf(metadata[key]) <= SPARE_BYTES).map((key) => [key, metadata[key]])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Metadata
}

const MOST_BYTES = 8192
/** For what the service itself puts beside it: address, id, whether they are confirmed. */
const SPARE_BYTES = 1024

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}
