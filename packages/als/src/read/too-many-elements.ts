import { ReadFailureError } from '../read-failure.ts'
import type { ReadLimits } from '../read-limits.ts'

export function tooManyElements(limits: ReadLimits) {
  return new ReadFailureError(
    'too-large',
    `The file has more than ${limits.elements} elements (limit "elements"). Real sets have under a million. If it really is a set, split it in Live and read the parts.`,
  )
}
