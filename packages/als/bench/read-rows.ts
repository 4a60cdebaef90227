import { createGunzip, gunzipSync } from 'node:zlib'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { readOverview, readSet } from '../src/index.ts'

/** One way of reading a gzipped set: answers how many elements or parts it saw, so that nothing is optimised away. */
export type ReadRow = { readonly name: string; readonly read: (file: Uint8Array) => Promise<number> | number }

const BIG_FOR_OBJECTS = 60_000_000

export const READ_ROWS: readonly ReadRow[] = [
  { name: 'gunzip alone (1 MiB chunks)', read: (file) => throughChunks(file, (chunk) => chunk.length) },
  { name: 'gunzip + count of "<" (floor)', read: (file) => throughChunks(file, countLess) },
  { name: 'gunzipSync + count of "<"', read: (file) => countLess(gunzipSync(file)) },
  { name: 'saxes 6.0.0, bare pass', read: readWithSaxes },
  { name: 'htmlparser2 12.0.0, bare pass', read: readWithHtmlparser2 },
  { name: 'sax-wasm 3.1.4, attributes read', read: readWithSaxWasm },
  { name: 'txml 6.0.3, tree', read: readWithTxml },
  { name: 'fast-xml-parser 5.12.1, objects', read: readWithFastXmlParser },
  { name: '@kvint/als, LiveSet', read: readLiveSet },
  { name: '@kvint/als, overview', read: readSetOverview },
  { name: '@kvint/als and insights, report', read: readToReport },
]

/** Trees of a file this big take minutes and gigabytes; the built set is a load for the reader, not music to report on. */
export function isTooBigFor(row: ReadRow, xmlBytes: number): boolean {
  return xmlBytes > BIG_FOR_OBJECTS && (row.name.startsWith('fast-xml-parser') || row.name.endsWith('report'))
}

async function throughChunks(file: Uint8Array, take: (chunk: Uint8Array) => number): Promise<number> {
  const gunzip = createGunzip({ chunkSize: 1024 ** 2 })
  Readable.from([file]).pipe(gunzip)
  let total = 0
  for await (const chunk of gunzip) total += take(chunk as Uint8Array)
  return total
}

function countLess(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(60); at >= 0; at = bytes.indexOf(60, at + 1)) count++
  return count
}

async function readWithSaxes(file: Uint8Array): Promise<number> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  let count = 0
  parser.on('opentag', () => {
    count++
  })
  parser.write(gunzipSync(file).toString('utf8')).close()
  return count
}

async function readWithHtmlparser2(file: Uint8Array): Promise<number> {
  const { Parser } = await import('htmlparser2')
  let count = 0
  const parser = new Parser({ onopentag: () => void count++ }, { xmlMode: true })
  parser.write(gunzipSync(file).toString('utf8'))
  parser.end()
  return count
}

async function readWithSaxWasm(file: Uint8Array): Promise<number> {
  const { SAXParser, SaxEventType } = await import('sax-wasm')
  const parser = new SAXParser(SaxEventType.OpenTag)
  let count = 0
  parser.eventHandler = (_event: unknown, detail: unknown) => {
    const { attributes } = detail as { attributes: { value: { value: string } }[] }
    for (const attribute of attributes) count += attribute.value.value.length > 0 ? 0 : 0
    count++
  }
  await parser.prepareWasm(
    new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('sax-wasm/lib/sax-wasm.wasm'))),
  )
  const xml = gunzipSync(file)
  for (let at = 0; at < xml.length; at += 65_536) parser.write(xml.subarray(at, at + 65_536))
  parser.end()
  return count
}

async function readWithTxml(file: Uint8Array): Promise<number> {
  const { parse } = await import('txml')
  return parse(gunzipSync(file).toString('utf8')).length
}

async function readWithFastXmlParser(file: Uint8Array): Promise<number> {
  const { XMLParser } = await import('fast-xml-parser')
  const parser = new XMLParser({ ignoreAttributes: false, processEntities: false })
  return Object.keys(parser.parse(gunzipSync(file)) as object).length
}

async function readLiveSet(file: Uint8Array): Promise<number> {
  const result = await readSet(file)
  if (result.kind === 'failure') throw new Error(result.failure.message)
  return result.set.tracks.length
}

async function readSetOverview(file: Uint8Array): Promise<number> {
  const result = await readOverview(file)
  if (result.kind === 'failure') throw new Error(result.failure.message)
  return result.overview.tracks.length
}

/** From bytes to the whole report, as a page or the command line makes it. */
async function readToReport(file: Uint8Array): Promise<number> {
  const { makeReport } = await import('@kvint/insights')
  const result = await readSet(file)
  if (result.kind === 'failure') throw new Error(result.failure.message)
  return makeReport(result.set, { fileName: 'bench.als', bytes: file.byteLength }).findings.length
}
