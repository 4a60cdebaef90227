import { ReadFailureError } from './read-failure.ts'

/** What a file is, by its first bytes: the name of a file says nothing. */
export function sniffFormat(start: Uint8Array): 'gzip' | 'xml' {
  if (start.length === 0) {
    throw new ReadFailureError(
      'empty-file',
      "The file is empty: it has 0 bytes. Copy it again from its source, or take a set from the project's Backup folder.",
    )
  }
  if (start[0] === 0x1f && start[1] === 0x8b) return 'gzip'
  const text = new TextDecoder('latin1').decode(start.subarray(0, 256))
  if (text.startsWith('version https://git-lfs')) {
    throw new ReadFailureError(
      'lfs-pointer',
      'This is a pointer of Git LFS, which stands for the set but does not hold it. Run "git lfs pull" in the repository and choose the file again.',
    )
  }
  if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(text)) return 'xml'
  if (text.startsWith(OLD_ABLETON_MARK)) {
    throw new ReadFailureError(
      'too-old',
      "This is one of Ableton's older binary files: a set of Live 7 or older, or the analysis (.asd) of a sample. If it is a set, open it in Live 8 or newer and save it again.",
    )
  }
  throw new ReadFailureError('not-gzip-nor-xml', describeForeign(text))
}

function describeForeign(text: string): string {
  const kind = KNOWN_STARTS.find(([mark]) => text.startsWith(mark))?.[1]
  return `${kind === undefined ? 'This is neither a gzip nor an XML file' : `This is ${kind}`}, so it is not a set of Live 8 or newer (another program may use the same extension). Choose the .als file that Live saved.`
}

const OLD_ABLETON_MARK = '\u00ab\u001e\u0056\u0078'

const KNOWN_STARTS: readonly (readonly [mark: string, what: string])[] = [
  ['PK\u0003\u0004', 'a ZIP archive'],
  ['RIFF', 'a WAV or AVI file'],
  ['FORM', 'an AIFF file'],
  ['fLaC', 'a FLAC file'],
  ['ID3', 'an MP3 file'],
  ['OggS', 'an Ogg file'],
  ['MThd', 'a MIDI file'],
  ['%PDF', 'a PDF document'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
]
