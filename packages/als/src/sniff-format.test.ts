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
    ['\u00ff\u00fa\u0090', 'not-gzip-nor-xml', 'MP3'],
    ['\u00ff\u00f1P', 'not-gzip-nor-xml', 'AAC'],
    ['Rar!\u001a\u0007', 'not-gzip-nor-xml', 'Unpack it'],
    ['\u00ff\u00fe<\0?\0', 'not-gzip-nor-xml', 'UTF-16'],
    ['<\0?\0x\0', 'not-gzip-nor-xml', 'UTF-16'],
    ['\0\u0005\u0016\u0007\0\u0002', 'not-gzip-nor-xml', 'without "._"'],
    ['\u0089PNG\r\n', 'not-gzip-nor-xml', 'a picture'],
    [`${'\0'.repeat(257)}ustar`, 'not-gzip-nor-xml', 'a TAR archive'],
    ['\u001f\u00ef\u00bf\u00bd\b', 'broken-gzip', 'as text'],
    ['<!DOCTYPE html>\n<html>', 'not-a-live-document', 'web page'],
    ['<?xml version="1.0"?>\n<!DOCTYPE plist PUBLIC "">', 'not-a-live-document', '"plist"'],
    ['<REAPER_PROJECT 0.1', 'not-a-live-document', 'Reaper'],
    ['<?xml version="1.0"?>\n<<<<<<< HEAD\n<Ableton>', 'broken-xml', 'git checkout --ours'],
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
