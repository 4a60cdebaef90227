/**
 * The text of an attribute value: UTF-8, with XML's five entities and numeric references decoded.
 *
 * @example decodeValue(new TextEncoder().encode('Kick &amp; Bass'), 0, 15) // → 'Kick & Bass'
 */
export function decodeValue(bytes: Uint8Array, start: number, end: number): string {
  let hasEntity = false
  let isAscii = true
  for (let i = start; i < end; i++) {
    const b = bytes[i] as number
    if (b === AMPERSAND) hasEntity = true
    else if (b > 127) isAscii = false
  }
  const text = isAscii && end - start < 48 ? decodeAscii(bytes, start, end) : decoder.decode(bytes.subarray(start, end))
  return hasEntity ? decodeEntities(text) : text
}

function decodeAscii(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  for (let i = start; i < end; i++) text += String.fromCharCode(bytes[i] as number)
  return text
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

const AMPERSAND = 38
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
