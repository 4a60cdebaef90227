import { createContext } from './build-context.ts'
import type { SetDescription } from './description/set-description.ts'
import { gzipStream, utf8Stream } from './gzip.ts'
import { serializeXml } from './serialize-xml.ts'
import { setNode } from './set-node.ts'

export type BuildOptions = {
  /** Live writes gzip; plain XML with the same extension is opened too. True where absent. */
  readonly compressed?: boolean
  readonly newline?: '\n' | '\r\n'
}

/**
 * Makes a Live set from a description: for tests, examples and fuzzers.
 *
 * @throws Error where the description names a track, a return or a parameter that it does not have
 * @example
 * const bytes = await buildSet({
 *   live: 12,
 *   tempo: 126,
 *   tracks: [{ kind: 'midi', name: 'Bass', arrangementClips: [{ notes: [{ pitch: 36, startBeats: 0, durationBeats: 1 }] }] }],
 * })
 */
export async function buildSet(set: SetDescription, options: BuildOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(buildSetStream(set, options)).arrayBuffer())
}

/** The XML alone, as one text. */
export function buildSetXml(set: SetDescription, options: BuildOptions = {}): string {
  return [...buildSetChunks(set, options)].join('')
}

/**
 * The same bytes as `buildSet`, made as they are read: a set of hundreds of megabytes needs no more memory than one of
 * its clips.
 */
export function buildSetStream(
  set: SetDescription,
  options: BuildOptions = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = buildSetChunks(set, options)
  return options.compressed === false ? utf8Stream(chunks) : gzipStream(chunks)
}

/** The XML in pieces of about 64 KiB. */
export function buildSetChunks(set: SetDescription, { newline = '\n' }: BuildOptions = {}): Generator<string> {
  const context = createContext(set)
  return serializeXml(setNode(context), { newline, hasSingleQuotes: context.shape.live >= 12 })
}
