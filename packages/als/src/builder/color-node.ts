import type { LiveShape } from './live-shape.ts'
import { value, type XmlNode } from './xml-node.ts'

/** Live 11+ writes `Color` 0…69, before that `ColorIndex` with the same 70 colours from 140 on. */
export function color(shape: LiveShape, index: number | undefined): XmlNode {
  if (shape.colorTag === 'Color') return value('Color', index ?? -1)
  return value('ColorIndex', index === undefined ? -1 : index + 140)
}
