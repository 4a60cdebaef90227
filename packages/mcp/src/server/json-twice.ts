import { isLasting } from '../tools/lasting.ts'
import { jsonBytes } from './json-bytes.ts'

/** The bytes of JSON, one a character, as itself and as they stand inside a JSON string. */
export type JsonTwice = { readonly plain: string; readonly quoted: string }

/**
 * The JSON of a tool's answer, as `JSON.stringify` writes it, in the two forms in which an answer holds it. Entries that
 * last as long as their report are written once for all answers.
 *
 * @example
 * jsonTwice({ key: 'B♭' }) // the bytes of {"key":"B♭"} and of {\"key\":\"B♭\"}
 */
export function jsonTwice(value: Readonly<Record<string, unknown>>): JsonTwice {
  const names = Object.keys(value)
  if (!names.some((name) => holdsLasting(value[name]))) return bytesTwice(JSON.stringify(value))
  let [plain, quoted, json] = ['', '', '{']
  const add = (more: JsonTwice) => {
    plain += more.plain
    quoted += more.quoted
  }
  for (const name of names) {
    const part = value[name]
    if (part === undefined) continue
    json += `${json === '{' ? '' : ','}${JSON.stringify(name)}:`
    if (!holdsLasting(part)) {
      json += JSON.stringify(part)
      continue
    }
    add(bytesTwice(`${json}[`))
    for (const [at, entry] of part.entries()) {
      if (at > 0) add(COMMA)
      add(writtenOnce(entry))
    }
    json = ']'
  }
  add(bytesTwice(`${json}}`))
  return { plain, quoted }
}

function holdsLasting(part: unknown): part is readonly object[] {
  return Array.isArray(part) && part.length > 0 && part.every(isLasting)
}

function writtenOnce(entry: object): JsonTwice {
  const known = WRITTEN.get(entry)
  if (known) return known
  const written = bytesTwice(JSON.stringify(entry))
  WRITTEN.set(entry, written)
  return written
}

/** What JSON must escape inside a string is one byte each, so that the bytes are quoted as any text is, and faster. */
function bytesTwice(json: string): JsonTwice {
  const plain = jsonBytes(json)
  return { plain, quoted: JSON.stringify(plain).slice(1, -1) }
}

const COMMA: JsonTwice = { plain: ',', quoted: ',' }
const WRITTEN = new WeakMap<object, JsonTwice>()
