import type { SampleLocation, SampleReference } from '../model/sample-reference.ts'
import {
  ATTRIBUTE,
  bytesAt,
  child,
  descend,
  elementsOf,
  flagOf,
  numberOf,
  numberOrNull,
  textOf,
  textAt,
  collapseNode,
  partOf,
  type Tape,
} from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { decodePathBlob } from './decode-path-blob.ts'
import { T } from './tags.ts'

/** Reads a `SampleRef` at its end; what else is written like it stands for the same file. */
export function finishSample({ tape, samples }: Assembly, node: number, valuesLength: number) {
  samples.push(readSampleReference(tape, node))
  collapseNode(tape, node, samples.length - 1, valuesLength)
}

/** The file that a finished `SampleRef` names; `null` where it names none or there is none. */
export function finishedSample({ tape, samples }: Assembly, node: number): SampleReference | null {
  if (node < 0) return null
  const sample = samples[partOf(tape, node)] ?? null
  const offset = tape.offsets[node] ?? 0
  return sample === null || sample.offset === offset ? sample : { ...sample, offset }
}

/** The file that a `SampleRef` names; `null` where it names none (an empty slot of an instrument). */
function readSampleReference(tape: Tape, sampleRef: number): SampleReference | null {
  const file = child(tape, sampleRef, T.FileRef)
  if (file < 0) return null
  const written = textOf(tape, file, T.Path)
  const relativePath = readRelativePath(tape, file)
  const path = written === '' ? readOldPath(tape, file) : written
  const fileName =
    textOf(tape, file, T.Name) || lastPart(written) || lastPart(relativePath ?? '') || lastPart(path ?? '')
  if (fileName === '') return null
  const hint = child(tape, file, T.SearchHint)
  return {
    fileName,
    path,
    relativePath,
    location: readLocation(tape, file, path),
    sizeBytes: positive(numberOrNull(tape, file, T.OriginalFileSize) ?? numberOrNull(tape, hint, T.FileSize)),
    crc: positive(numberOrNull(tape, file, T.OriginalCrc) ?? numberOrNull(tape, hint, T.Crc)),
    sampleRateHz: positive(numberOrNull(tape, sampleRef, T.DefaultSampleRate)),
    durationSamples: positive(numberOrNull(tape, sampleRef, T.DefaultDuration)),
    livePackName: textOf(tape, file, T.LivePackName) || null,
    offset: tape.offsets[sampleRef] ?? 0,
  }
}

/** Live 11 writes it as one text, Live 8 to 10 as elements of folders, where an empty one stands for "one up". */
function readRelativePath(tape: Tape, file: number): string | null {
  const node = child(tape, file, T.RelativePath)
  const written = textAt(tape, node)
  if (written !== null) return written || null
  const folders = readFolders(tape, node)
  const name = textOf(tape, file, T.Name)
  if (folders.length === 0 && (name === '' || !flagOf(tape, file, T.HasRelativePath, true))) return null
  return [...folders.map((folder) => folder || '..'), name].filter((part) => part !== '').join('/')
}

function readOldPath(tape: Tape, file: number): string | null {
  const fromBlob = decodePathBlob(bytesAt(tape, child(tape, file, T.Data)))
  if (fromBlob !== null) return fromBlob
  const folders = readFolders(tape, descend(tape, file, T.SearchHint, T.PathHint))
  const name = textOf(tape, file, T.Name)
  return folders.length > 0 && name !== '' ? `/${[...folders, name].join('/')}` : null
}

/** No relative path leads to another drive of Windows: the file is missing only where no path leads to it at all. */
function readLocation(tape: Tape, file: number, path: string | null): SampleLocation {
  const location = LOCATIONS[numberOf(tape, file, T.RelativePathType, -1)] ?? 'unknown'
  return location === 'missing' && path !== null && ABSOLUTE.test(path) ? 'outsideProject' : location
}

/** Folders of a path up to Live 10, from the outermost. */
export function readFolders(tape: Tape, node: number): string[] {
  if (node < 0) return []
  return elementsOf(tape, node, T.RelativePathElement).map((element) => textOf(tape, element, T.Dir | ATTRIBUTE))
}

function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}

const ABSOLUTE = /^(?:\/|\\\\|[A-Za-z]:[\\/])/

/** By `RelativePathType`. */
const LOCATIONS: Readonly<Record<number, SampleLocation>> = {
  0: 'missing',
  1: 'outsideProject',
  2: 'library',
  3: 'insideProject',
  5: 'factoryPack',
  6: 'userLibrary',
  7: 'builtIn',
}
