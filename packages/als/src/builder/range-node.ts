import { element, value, type XmlNode } from './xml-node.ts'

/** Keys, velocities or selector values from `low` to `high`, without a fade at either end. */
export function range(tag: string, [low, high]: readonly [number, number]): XmlNode {
  return element(tag, [value('Min', low), value('Max', high), value('CrossfadeMin', low), value('CrossfadeMax', high)])
}
