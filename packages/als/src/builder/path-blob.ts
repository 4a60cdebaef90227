/**
 * The `Data` of a file reference of Live 8 to 10, in upper-case hexadecimal digits: UTF-16 text for a Windows path, an
 * Alias record for a Mac's.
 */
export function pathBlob(path: string): string {
  const bytes = path.startsWith('/') ? aliasRecord(path) : windowsPath(path)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')
}

/** Little endian, closed by a zero. */
function windowsPath(path: string): Uint8Array {
  return Uint8Array.from(
    Array.from(`${path}\0`, (_, i) => path.charCodeAt(i) || 0).flatMap((unit) => [unit & 255, unit >> 8]),
  )
}

/** A fixed part of 150 bytes, then tagged fields: 18 the path below the volume, 19 the volume's mount point. */
function aliasRecord(path: string): Uint8Array {
  const fields = [...aliasField(18, path.slice(1)), ...aliasField(19, '/'), 0xff, 0xff, 0, 0]
  const bytes = new Uint8Array(150 + fields.length)
  const view = new DataView(bytes.buffer)
  view.setUint16(4, bytes.length)
  view.setUint16(6, 2)
  bytes.set(fields, 150)
  return bytes
}

function aliasField(tag: number, text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)]
  const padding = bytes.length % 2 === 1 ? [0] : []
  return [tag >> 8, tag & 255, bytes.length >> 8, bytes.length & 255, ...bytes, ...padding]
}
