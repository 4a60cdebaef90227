import { describeForeignFile } from './describe-foreign-file.ts'
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
  const text = letters(start)
  if (text.startsWith('version https://git-lfs')) {
    throw new ReadFailureError(
      'lfs-pointer',
      'This is a pointer of Git LFS, which stands for the set but does not hold it. Run "git lfs pull" in the repository and choose the file again.',
    )
  }
  if (text.startsWith(OLD_ABLETON_MARK)) {
    throw new ReadFailureError(
      'too-old',
      "This is one of Ableton's older binary files: a set of Live 7 or older, or the analysis (.asd) of a sample. If it is a set, open it in Live 8 or newer and save it again.",
    )
  }
  if (GZIP_AS_TEXT.some((mark) => text.startsWith(mark))) {
    throw new ReadFailureError(
      'broken-gzip',
      "The file was a compressed set, but something saved or sent it as text, which destroys compressed data. Copy it again from its source as it is, or take a set from the project's Backup folder.",
    )
  }
  if (isXml(text)) {
    checkXmlStart(text)
    return 'xml'
  }
  throw new ReadFailureError(
    'not-gzip-nor-xml',
    describeForeignFile(text, (what) => `This is ${what}, so it is not a set of Live 8 or newer`),
  )
}

/** Looks at the first bytes of what was compressed. */
export function checkInflated(start: Uint8Array) {
  const text = letters(start)
  if (isXml(text)) return checkXmlStart(text)
  throw new ReadFailureError(
    'gzip-of-something-else',
    describeForeignFile(text, (what) => `This is a gzip file that holds ${what}, so it is not a Live set`),
  )
}

/** XML that Live cannot have written, which people get all the same. */
function checkXmlStart(text: string) {
  if (/^\S*\s*<(?:!doctype html|html)/i.test(text)) {
    throw new ReadFailureError(
      'not-a-live-document',
      'This is a web page, not a set: a download gave a page, perhaps one to sign in at, in place of the file. Download the set again in the browser and choose that file.',
    )
  }
  const type = /<!DOCTYPE\s+([\w.-]+)/.exec(text)?.[1]
  if (type !== undefined) {
    throw new ReadFailureError(
      'not-a-live-document',
      `This is an XML file of the type "${type}", which Live does not write. Choose the .als file in the project folder of your song.`,
    )
  }
  if (text.startsWith('<REAPER_PROJECT')) {
    throw new ReadFailureError(
      'not-a-live-document',
      'This is a project of Reaper, not a set of Live. Choose the .als file in the project folder of your song.',
    )
  }
  if (/^<{7} /m.test(text)) {
    throw new ReadFailureError(
      'broken-xml',
      'The file holds two versions of the set, between the marks of a conflict in Git. Choose one with "git checkout --ours" or "git checkout --theirs", and read it again.',
    )
  }
}

function isXml(text: string): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*</.test(text) && text[1] !== '\0'
}

/** Each byte as the letter of its number. A decoder of "latin1" would take 80 to 9f for other letters, as Windows does. */
function letters(bytes: Uint8Array): string {
  return String.fromCodePoint(...bytes.subarray(0, SNIFFED_BYTES))
}

/** As far as the mark of a TAR archive. */
export const SNIFFED_BYTES = 264
const OLD_ABLETON_MARK = '\u00ab\u001e\u0056\u0078'
/** The second byte of gzip, 8b, as UTF-8 or as what stands for a byte that is no UTF-8. */
const GZIP_AS_TEXT = ['\u001f\u00c2\u008b', '\u001f\u00e2\u0080\u00b9', '\u001f\u00ef\u00bf\u00bd']
