import type { LiveShape } from './live-shape.ts'
import { fileRef } from './sample-ref-node.ts'
import { element, identified, type XmlNode } from './xml-node.ts'

/** Where a Max device's patch lies. */
export function maxPatch(shape: LiveShape, path: string): XmlNode {
  const reference = identified(shape.live >= 12 ? 'MxPatchRef' : 'MxDPatchRef', 0, [
    fileRef(shape, { path, relativePathType: 6 }),
  ])
  return element('PatchSlot', [element('Value', [reference])])
}
