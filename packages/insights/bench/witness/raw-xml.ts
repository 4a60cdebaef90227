/** An element of a document as it stands in the file. */
export type RawElement = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly RawElement[]
}

/** Reads a document into a tree, apart from the product's own reader: a witness must not share its faults. */
export function parseXml(text: string): RawElement {
  const root = { tag: '', attributes: {}, children: [] as RawElement[] }
  const open = [root]
  for (const match of text.matchAll(TAG)) {
    const [, closing = '', tag = '', attributes = '', isEmpty = ''] = match
    if (closing !== '') open.pop()
    else {
      const element = { tag, attributes: attributesOf(attributes), children: [] as RawElement[] }
      open.at(-1)?.children.push(element)
      if (isEmpty === '') open.push(element)
    }
  }
  return root
}

/** The first element at a path of tags: `at(track, 'DeviceChain/Mixer/Volume/Manual')`. */
export function at(element: RawElement | undefined, path: string): RawElement | undefined {
  let found = element
  for (const tag of path.split('/')) found = found?.children.find((child) => child.tag === tag)
  return found
}

/** `Value` at a path; empty where there is none. */
export function valueAt(element: RawElement | undefined, path: string): string {
  return at(element, path)?.attributes['Value'] ?? ''
}

/** All elements of these tags inside, without looking into one that is found. */
export function within(element: RawElement | undefined, ...tags: string[]): RawElement[] {
  return (element?.children ?? []).flatMap((child) => (tags.includes(child.tag) ? [child] : within(child, ...tags)))
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]))
}

function decoded(text: string): string {
  return text
    .replaceAll(/&#x([0-9A-Fa-f]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

const TAG = /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g
