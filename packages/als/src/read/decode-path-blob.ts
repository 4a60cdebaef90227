/**
 * The absolute path in the `Data` of a file reference of Live 8 to 10, written as hexadecimal digits: UTF-16 little
 * endian text from Windows, a classic Alias record from a Mac. `null` where it is neither.
 *
 * @example decodePathBlob(new TextEncoder().encode('44003A005C0061002E00770061007600000000')) // → 'D:\\a.wav'
 */
export function decodePathBlob(digits: Uint8Array): string | null {
  const bytes = decodeHex(digits)
  if (bytes === null || bytes.length < 4) return null
  return isAliasRecord(bytes) ? decodeAlias(bytes) : decodeWindowsPath(bytes)
}

/** White space between the digits is passed over; `null` where anything else stands there. */
function decodeHex(digits: Uint8Array): Uint8Array | null {
  const bytes = new Uint8Array(digits.length >> 1)
  let length = 0
  let high = -1
  for (let i = 0; i < digits.length; i++) {
    const digit = digits[i] as number
    if (digit <= SPACE) continue
    const value = HEX_VALUES[digit] as number
    if (value === NO_DIGIT) return null
    if (high < 0) high = value
    else {
      bytes[length++] = high * 16 + value
      high = -1
    }
  }
  return high < 0 ? bytes.subarray(0, length) : null
}

function decodeWindowsPath(bytes: Uint8Array): string | null {
  const text = utf16.decode(bytes)
  const end = text.indexOf('\0')
  const path = end < 0 ? text : text.slice(0, end)
  return /^([a-z]:[\\/]|\\\\)/i.test(path) ? path : null
}

/** Bytes 4 and 5 hold the record's own length, bytes 6 and 7 its version, 2 or 3. */
function isAliasRecord(bytes: Uint8Array): boolean {
  return bytes.length > 150 && bytes[0] === 0 && bytes[1] === 0 && bytes[6] === 0 && (bytes[7] === 2 || bytes[7] === 3)
}

/** After a fixed part of 150 bytes come tagged fields; field 18 is the POSIX path below the volume, 19 the volume's. */
function decodeAlias(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let path = ''
  let volume = '/'
  for (let at = 150; at + 4 <= bytes.length;) {
    const tag = view.getUint16(at)
    const length = view.getUint16(at + 2)
    if (tag === 0xffff || at + 4 + length > bytes.length) break
    if (tag === 18) path = utf8.decode(bytes.subarray(at + 4, at + 4 + length))
    if (tag === 19) volume = utf8.decode(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length + (length % 2)
  }
  if (path === '') return null
  return `${volume === '/' ? '' : volume}/${path.replace(/^\//, '')}`
}

const utf8 = new TextDecoder()
const utf16 = new TextDecoder('utf-16le')
const SPACE = 32
const NO_DIGIT = 255
const HEX_VALUES = Uint8Array.from({ length: 256 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(value) ? NO_DIGIT : value
})
