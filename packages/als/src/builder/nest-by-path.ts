import { element, type XmlNode } from './xml-node.ts'

/**
 * Puts nodes into elements by their paths: what begins with the same folder goes into one element, in the order of its
 * first appearance.
 *
 * @example nestByPath([['Bands.0/Freq', a], ['Bands.0/Gain', b]]) // → [<Bands.0>a b</Bands.0>]
 */
export function nestByPath(entries: readonly (readonly [path: string, node: XmlNode])[]): readonly XmlNode[] {
  const groups = Map.groupBy(entries, ([path]) => path.split('/', 1)[0] ?? path)
  return [...groups].flatMap(([folder, inside]) => {
    const direct = inside.filter(([path]) => path === folder).map(([, node]) => node)
    const deeper = inside
      .filter(([path]) => path !== folder)
      .map(([path, node]) => [path.slice(folder.length + 1), node] as const)
    return deeper.length === 0 ? direct : [...direct, element(folder, nestByPath(deeper))]
  })
}
