import type { ScaleDescription } from './description/scale-description.ts'
import type { LiveShape } from './live-shape.ts'
import { SCALE_NAMES } from '../scale-names.ts'
import { element, value, type XmlNode } from './xml-node.ts'

/** The set's scale: by name up to Live 12.0, by index from 12.1 on; none before Live 9.5. */
export function setScale(shape: LiveShape, scale: ScaleDescription | undefined): readonly XmlNode[] {
  if (shape.release < 905) return []
  return [
    scaleInformation(shape, scale),
    ...(shape.live >= 11 ? [value('InKey', scale?.isInKey ?? shape.live >= 12)] : []),
  ]
}

/** A clip's own scale (Live 11+). */
export function clipScale(shape: LiveShape, scale: ScaleDescription | undefined): readonly XmlNode[] {
  if (shape.live < 11) return []
  return [value('IsInKey', scale?.isInKey ?? false), scaleInformation(shape, scale)]
}

function scaleInformation(shape: LiveShape, scale: ScaleDescription | undefined): XmlNode {
  const root = scale?.rootPitchClass ?? 0
  if (shape.release >= 1201) {
    return element('ScaleInformation', [value('Root', root), value('Name', indexOfScale(scale?.name ?? 'Major'))])
  }
  const untouched = shape.release < 1001 ? '' : 'Major'
  return element('ScaleInformation', [value('RootNote', root), value('Name', scale?.name ?? untouched)])
}

function indexOfScale(name: string): number {
  const index = SCALE_NAMES.indexOf(name)
  if (index < 0) throw new Error(`"${name}" is none of the scales that can be described: ${SCALE_NAMES.join(', ')}.`)
  return index
}
