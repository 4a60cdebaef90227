import { ReadFailureError } from '../read-failure.ts'
import type { ReadLimits } from '../read-limits.ts'

export function broken(what: string, at: number) {
  return new ReadFailureError(
    'broken-xml',
    `The XML of the file is damaged: ${what}, at byte ${at} of the XML. Open the set in Live and save it again, or take a copy from the project's Backup folder.`,
  )
}

export function truncated(hasStarted: boolean) {
  return new ReadFailureError('truncated', hasStarted ? CUT_OFF : NO_ELEMENT)
}

export function tooDeep() {
  return tooLarge('nests too many elements inside each other (limit "depth")')
}

export function tooManyNames(limits: ReadLimits) {
  return tooLarge(`uses more than ${limits.names} different element names (limit "names")`)
}

export function tooManyElements(limits: ReadLimits) {
  return new ReadFailureError(
    'too-large',
    `The file has more than ${limits.elements} elements (limit "elements"). Real sets have under a million. If it really is a set, split it in Live and read the parts.`,
  )
}

export function tagTooLong(limits: ReadLimits) {
  return tooLarge(`has a tag longer than ${limits.tagBytes} bytes (limit "tagBytes")`)
}

function tooLarge(what: string) {
  return new ReadFailureError(
    'too-large',
    `The file ${what}. Live does not write such files: save the set again from Live and try that file.`,
  )
}

const CUT_OFF =
  "The file ends in the middle of the set: it was cut off, perhaps by an unfinished download or copy. Copy it again from its source, or take a set from the project's Backup folder."
const NO_ELEMENT = 'The file holds no XML element at all. It is not a Live set: choose the .als file that Live saved.'
