/** An element to be written. Its children are asked for once, in order, when their turn comes. */
export type XmlNode = {
  readonly tag: string
  readonly attributes: XmlAttributes
  readonly children: Iterable<XmlNode>
  /** Text content, as in the blobs of hexadecimal digits. */
  readonly text?: string
}

export type XmlAttributes = Readonly<Record<string, XmlValue>>

export type XmlValue = string | number | boolean

/** @example element('Loop', [value('LoopOn', true)]) // → <Loop><LoopOn Value="true" /></Loop> */
export function element(tag: string, children: Iterable<XmlNode> = [], attributes: XmlAttributes = {}): XmlNode {
  return { tag, attributes, children }
}

/** `<Tag Value="…" />`, the form of nearly all data in a set. */
export function value(tag: string, written: XmlValue): XmlNode {
  return { tag, attributes: { Value: written }, children: [] }
}

/** An element with an `Id`; Live 8 and 9 write none where `id` is `null`. */
export function identified(tag: string, id: number | null, children: Iterable<XmlNode> = []): XmlNode {
  return { tag, attributes: id === null ? {} : { Id: id }, children }
}

/** `nodes` where `condition` holds, nothing where it does not. */
export function when(condition: boolean, ...nodes: readonly XmlNode[]): readonly XmlNode[] {
  return condition ? nodes : []
}
