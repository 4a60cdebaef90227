import type { LiveVersion } from '../model/live-version.ts'
import { ReadFailureError } from '../read-failure.ts'
import { ATTRIBUTE, textOf, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

/** From the attributes of the root; sets of Live 8.0 to 8.1.2 have no `Creator`. */
export function readVersion(tape: Tape, root: number): LiveVersion {
  const creator = textOf(tape, root, T.Creator | ATTRIBUTE) || null
  const majorVersion = textOf(tape, root, T.MajorVersion | ATTRIBUTE)
  const minorVersion = textOf(tape, root, T.MinorVersion | ATTRIBUTE)
  const label = /Live (\d\S*)/.exec(creator ?? '')?.[1] ?? null
  if (majorVersion === '' && minorVersion === '') throw new ReadFailureError('not-a-live-document', NO_VERSION)
  const live = Number.parseInt(label ?? minorVersion, 10)
  if (Number.isNaN(live) || live < 8) {
    throw new ReadFailureError(
      'too-old',
      `This set was saved by ${creator ?? 'a version of Live that does not name itself'}. Sets of Live 7 and older are stored differently. Open it in Live 8 or newer and save it again.`,
    )
  }
  return { creator, live, label, majorVersion, minorVersion }
}

const NO_VERSION =
  'The file has the root element of a Live document, but not the version that Live writes into it: another program has changed it. Open the original in Live and save it again.'
