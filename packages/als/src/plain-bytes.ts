/**
 * The same bytes as no subclass of `Uint8Array`: code that sees one kind of array only runs faster, and `slice` of Node's
 * `Buffer` copies nothing.
 */
export function plainBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
