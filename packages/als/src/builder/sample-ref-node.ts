import type { SampleDescription } from './description/clip-description.ts'
import type { LiveShape } from './live-shape.ts'
import { pathBlob } from './path-blob.ts'
import { element, identified, value, type XmlNode } from './xml-node.ts'

/** The file that a clip or an instrument plays. */
export function sampleRef(shape: LiveShape, sample: SampleDescription): XmlNode {
  return element('SampleRef', [
    fileRef(shape, sample),
    value('LastModDate', 0),
    element('SourceContext'),
    value('SampleUsageHint', 0),
    value('DefaultDuration', sample.durationSamples ?? 0),
    value('DefaultSampleRate', sample.sampleRateHz ?? 44_100),
  ])
}

/** Live 11+ writes paths as text, before that as a list of folders and a blob. */
export function fileRef(shape: LiveShape, sample: SampleDescription): XmlNode {
  return element('FileRef', shape.live >= 11 ? newFileRef(sample) : oldFileRef(shape, sample))
}

function newFileRef(sample: SampleDescription): XmlNode[] {
  return [
    value('RelativePathType', sample.relativePathType ?? 3),
    value('RelativePath', sample.relativePath ?? ''),
    value('Path', sample.path),
    value('Type', fileSystem(sample.path)),
    value('LivePackName', sample.livePackName ?? ''),
    value('LivePackId', ''),
    value('OriginalFileSize', sample.sizeBytes ?? 0),
    value('OriginalCrc', sample.crc ?? 0),
  ]
}

function oldFileRef(shape: LiveShape, sample: SampleDescription): XmlNode[] {
  const folders = sample.path.split(/[\\/]/).slice(1, -1)
  return [
    value('HasRelativePath', sample.relativePath !== undefined),
    value('RelativePathType', sample.relativePathType ?? 3),
    element('RelativePath', pathElements(shape, (sample.relativePath ?? '').split('/').slice(0, -1))),
    value('Name', sample.path.slice(Math.max(sample.path.lastIndexOf('/'), sample.path.lastIndexOf('\\')) + 1)),
    value('Type', fileSystem(sample.path)),
    { ...element('Data'), text: pathBlob(sample.path) },
    value('RefersToFolder', false),
    element('SearchHint', [
      element('PathHint', pathElements(shape, folders)),
      value('FileSize', sample.sizeBytes ?? 0),
      value('Crc', sample.crc ?? 0),
      value('MaxCrcSize', 16_384),
      value('HasExtendedInfo', true),
    ]),
    ...(shape.live >= 9 ? [value('LivePackName', sample.livePackName ?? ''), value('LivePackId', '')] : []),
  ]
}

/** "One up" is a folder without a name. */
function pathElements(shape: LiveShape, folders: readonly string[]): XmlNode[] {
  return folders.map((folder, index) => ({
    ...identified('RelativePathElement', null),
    attributes: { ...(shape.hasListIds ? { Id: index } : {}), Dir: folder === '..' ? '' : folder },
  }))
}

/** 1 for a Windows path, 2 for a Mac's. */
function fileSystem(path: string): number {
  return path.startsWith('/') ? 2 : 1
}
