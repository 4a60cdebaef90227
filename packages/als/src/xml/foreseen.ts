/**
 * What the largest document so far has taught: by place, the names that came up there last. Only of names that every copy of
 * a table has under the same id. A scan compares each before it believes it, so that nothing depends on what was read before.
 */
export type Foreseen = {
  elements: Uint16Array
  attributes: Uint16Array
  elementCount: number
}

/** A power of two. */
export const FOLLOWING_SLOTS = 16_384

export function createForeseen(): Foreseen {
  return { elements: new Uint16Array(FOLLOWING_SLOTS), attributes: new Uint16Array(FOLLOWING_SLOTS), elementCount: 0 }
}

/** Keeps what a scan of `elementCount` elements has seen, for the scans of the next documents. */
export function keepForeseen(
  names: { readonly foreseen: Foreseen; readonly sharedCount: number },
  elements: Uint16Array,
  attributes: Uint16Array,
  elementCount: number,
) {
  const { foreseen, sharedCount } = names
  if (elementCount <= foreseen.elementCount) return
  foreseen.elementCount = elementCount
  foreseen.elements = elements.map((name) => (name < sharedCount ? name : 0))
  foreseen.attributes = attributes.map((name) => (name < sharedCount ? name : 0))
}
