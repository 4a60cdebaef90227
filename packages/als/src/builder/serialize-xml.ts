import type { XmlNode, XmlValue } from './xml-node.ts'

export type XmlStyle = {
  /** Live on a Mac writes `\n`, on Windows `\r\n`. */
  readonly newline: '\n' | '\r\n'
  /** Live 12 puts values that hold `"` into single quotes; before, they are escaped. */
  readonly hasSingleQuotes: boolean
}

/** The document's text in pieces of about 64 KiB: only what is being written is held in memory. */
export function* serializeXml(root: XmlNode, style: XmlStyle): Generator<string> {
  let text = `<?xml version="1.0" encoding="UTF-8"?>${style.newline}`
  const open: { readonly tag: string; readonly children: Iterator<XmlNode> }[] = []
  const start = (node: XmlNode) => {
    const indent = '\t'.repeat(open.length)
    const attributes = Object.entries(node.attributes).map((entry) => ` ${entry[0]}=${quote(entry[1], style)}`)
    const opening = `${indent}<${node.tag}${attributes.join('')}`
    const children = node.children[Symbol.iterator]()
    const first = children.next()
    if (node.text !== undefined) {
      text += `${opening}>${style.newline}${indent}\t${node.text}${style.newline}${indent}</${node.tag}>${style.newline}`
    } else if (first.done === true) {
      text += `${opening} />${style.newline}`
    } else {
      text += `${opening}>${style.newline}`
      open.push({ tag: node.tag, children })
      start(first.value)
    }
  }
  start(root)
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const next = top.children.next()
    if (next.done === true) {
      open.pop()
      text += `${'\t'.repeat(open.length)}</${top.tag}>${style.newline}`
    } else start(next.value)
    if (text.length >= CHUNK_CHARACTERS) {
      yield text
      text = ''
    }
  }
  yield text
}

function quote(value: XmlValue, style: XmlStyle): string {
  if (typeof value === 'number') return `"${formatNumber(value)}"`
  if (typeof value === 'boolean') return `"${value}"`
  const escaped = value.replaceAll(/[&<>\n\r\t]/g, (character) => ESCAPES[character] ?? character)
  if (style.hasSingleQuotes && escaped.includes('"') && !escaped.includes("'")) return `'${escaped}'`
  return `"${escaped.replaceAll('"', '&quot;')}"`
}

/** Live never writes exponents, and writes infinity as the largest float of 32 bits. */
function formatNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return LARGEST_FLOAT
  if (value === Number.NEGATIVE_INFINITY) return `-${LARGEST_FLOAT}`
  const written = String(value)
  if (!written.includes('e')) return written
  if (Math.abs(value) >= 1) return BigInt(value).toString()
  return value.toFixed(20).replace(/\.?0+$/, '')
}

const CHUNK_CHARACTERS = 64 * 1024

const LARGEST_FLOAT = '340282326356119256160033759537265639424'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '&#x0A;',
  '\r': '&#x0D;',
  '\t': '&#x09;',
}
