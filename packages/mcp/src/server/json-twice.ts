import { isLasting } from '../tools/lasting.ts'

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

/** UTF-8 by hand, both forms in one pass: a third of the time of the functions of `Buffer`, which each begin anew. */
function bytesTwice(json: string): JsonTwice {
  const most = UTF8_BYTES * json.length
  const [once, twice] = most <= PLAIN.length ? [PLAIN, QUOTED] : [Buffer.allocUnsafe(most), Buffer.allocUnsafe(most)]
  let [end, quotedEnd] = [0, 0]
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at)
    if (unit < 0x80) {
      if (unit === QUOTE || unit === BACKSLASH) twice[quotedEnd++] = BACKSLASH
      once[end++] = unit
      twice[quotedEnd++] = unit
      continue
    }
    const from = end
    if (unit < 0x8_00) once[end++] = 0xc0 | (unit >> 6)
    else if (unit < 0xd8_00 || unit > 0xdf_ff) {
      once[end++] = 0xe0 | (unit >> 12)
      once[end++] = 0x80 | ((unit >> 6) & 0x3f)
    } else {
      /** `JSON.stringify` leaves no lone surrogate: the other half follows. */
      const point = 0x1_00_00 + ((unit & 0x3_ff) << 10) + (json.charCodeAt(++at) & 0x3_ff)
      once[end++] = 0xf0 | (point >> 18)
      once[end++] = 0x80 | ((point >> 12) & 0x3f)
      once[end++] = 0x80 | ((point >> 6) & 0x3f)
    }
    once[end++] = 0x80 | (json.charCodeAt(at) & 0x3f)
    for (let copied = from; copied < end; copied++) twice[quotedEnd++] = once[copied] ?? 0
  }
  return { plain: once.toString('latin1', 0, end), quoted: twice.toString('latin1', 0, quotedEnd) }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** The most that a UTF-16 unit takes; an escaped one takes two. */
const UTF8_BYTES = 3
/** Room for answers of up to some 40,000 letters. Used again and again, as nothing waits in between. */
const PLAIN = Buffer.allocUnsafeSlow(128 * 1024)
const QUOTED = Buffer.allocUnsafeSlow(128 * 1024)
const COMMA: JsonTwice = { plain: ',', quoted: ',' }
const WRITTEN = new WeakMap<object, JsonTwice>()
