/** An element of a document: what the independent reading of sets walks over. */
export type XmlElement = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
}

/** The whole document as a tree. Live writes elements with attributes only; text between tags is passed over. */
export function xmlTree(text: string): XmlElement {
  const root = { tag: '', attributes: {}, children: [] as XmlElement[] }
  const open = [root]
  for (const [, closing, tag = '', attributes = '', single] of text.matchAll(TAG)) {
    if (closing) {
      open.pop()
      continue
    }
    const element = { tag, attributes: attributesOf(attributes), children: [] as XmlElement[] }
    open.at(-1)?.children.push(element)
    if (!single) open.push(element)
  }
  return root
}

/** The element at a path of tags below another; the first of each name. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let here = element
  for (const tag of path) here = here?.children.find((child) => child.tag === tag)
  return here
}

/** All elements of these names below another, at any depth; `into` says where the search goes on. */
export function below(
  element: XmlElement,
  tag: string,
  into: (child: XmlElement) => boolean = () => true,
): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.tag === tag ? [child] : []),
    ...(into(child) ? below(child, tag, into) : []),
  ])
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes[name] = unescaped(value)
  return attributes
}

function unescaped(value: string): string {
  if (!value.includes('&')) return value
  return value
    .replaceAll(/&#x([0-9a-f]+);/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

const TAG = /<(\/)?([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/)?>/g
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g
