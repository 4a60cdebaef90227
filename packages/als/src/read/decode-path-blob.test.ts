import { describe, expect, it } from 'vitest'
import { decodePathBlob } from './decode-path-blob.ts'

const hex = (bytes: Iterable<number>) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
const windows = (path: string) =>
  hex(Array.from(`${path}\0`, (letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]).flat())

/** A classic Alias record: 150 fixed bytes, then fields of tag, length and content. */
function alias(fields: readonly (readonly [tag: number, text: string])[]): string {
  const bytes = [...new Uint8Array(150)]
  bytes[7] = 2
  for (const [tag, text] of fields) {
    const content = [...new TextEncoder().encode(text)]
    bytes.push(tag >> 8, tag & 255, 0, content.length, ...content, ...(content.length % 2 === 1 ? [0] : []))
  }
  return hex([...bytes, 0xff, 0xff, 0, 0])
}

describe('decodePathBlob', () => {
  it.each([
    ['a Windows path', windows('D:\\Samples\\Größe.wav'), 'D:\\Samples\\Größe.wav'],
    ['a network path', windows('\\\\nas\\x.wav'), '\\\\nas\\x.wav'],
    [
      'a Mac path',
      alias([
        [0, 'x'],
        [18, 'Users/ann/Kick.wav'],
        [19, '/'],
      ]),
      '/Users/ann/Kick.wav',
    ],
    [
      'a path on another volume',
      alias([
        [18, 'Loops/a.aif'],
        [19, '/Volumes/Data'],
      ]),
      '/Volumes/Data/Loops/a.aif',
    ],
    ['digits in several lines', '44003A005C00\n\t\t61000000', 'D:\\a'],
  ])('decodes %s', (_what, blob, path) => {
    expect(decodePathBlob(new TextEncoder().encode(blob))).toBe(path)
  })

  it.each(['', '00', 'XYZ', '0', '0011223344', alias([[0, 'x']])])('finds no path in "%s"', (blob) => {
    expect(decodePathBlob(new TextEncoder().encode(blob))).toBeNull()
  })
})
