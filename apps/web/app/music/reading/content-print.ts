/**
 * A print of some bytes, as 16 hexadecimal digits: the same file gives the same address. Not for secrets. The browser's
 * own digests are to be had on secure origins only. Mixing after cyrb53 (public domain): two lanes of 32-bit products.
 */
export function createContentPrint(): { readonly add: (bytes: Uint8Array) => void; readonly text: () => string } {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  return {
    add: (bytes) => {
      // Counted, over lanes of its own: 3 MB take a tenth of the time that they take by iterator.
      let [first, second] = [high, low]
      // oxlint-disable-next-line typescript/prefer-for-of
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at] ?? 0
        first = Math.imul(first ^ byte, 2654435761)
        second = Math.imul(second ^ byte, 1597334677)
      }
      high = first
      low = second
    },
    text: () => {
      const first = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
      const second = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
      return [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('')
    },
  }
}
