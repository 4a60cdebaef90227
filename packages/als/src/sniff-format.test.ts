import { describe, expect, it } from 'vitest'
import { ReadFailureError } from './read-failure.ts'
import { sniffFormat } from './sniff-format.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('sniffFormat', () => {
  it.each([
    ['\u001f\u008b\b', 'gzip'],
    ['<?xml version="1.0"?>', 'xml'],
    ['\u00ef\u00bb\u00bf<Ableton>', 'xml'],
    ['\r\n  <Ableton>', 'xml'],
  ])('knows %j', (start, format) => {
    expect(sniffFormat(bytes(start))).toBe(format)
  })

  it.each([
    ['', 'empty-file', '0 bytes'],
    ['version https://git-lfs.github.com/spec/v1\n', 'lfs-pointer', 'git lfs pull'],
    ['\u00ab\u001e\u0056\u0078\u0003', 'too-old', 'Live 7'],
    ['PK\u0003\u0004', 'not-gzip-nor-xml', 'ZIP'],
    ['RIFF', 'not-gzip-nor-xml', 'WAV'],
    ['sig Discipline {', 'not-gzip-nor-xml', 'neither a gzip nor an XML file'],
    ['JUNK\n', 'not-gzip-nor-xml', 'another program'],
  ])('names what %j is', (start, code, words) => {
    let caught: unknown = null
    try {
      sniffFormat(bytes(start))
    } catch (error) {
      caught = error
    }
    expect(caught).toBeInstanceOf(ReadFailureError)
    expect(caught).toMatchObject({ code, message: expect.stringContaining(words) as unknown })
  })
})
