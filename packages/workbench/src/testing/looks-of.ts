/** What there is to read in an element: each letter, its place in the element, its look; and how high all is. */
export function looksOf(root: Element | undefined): readonly object[] {
  if (!root) return []
  const at = root.getBoundingClientRect()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const looks: object[] = [{ height: at.height }]
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text
    if (!parent?.checkVisibility() || parent.closest('.sr-only')) continue
    const { color, fontWeight, textDecorationLine } = getComputedStyle(parent)
    for (const { 0: letter, index } of (textContent ?? '').matchAll(/\S/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      const { left, top } = range.getBoundingClientRect()
      const place = [left - at.left, top - at.top].map(Math.round)
      looks.push({ letter, place, color, fontWeight, textDecorationLine })
    }
  }
  return looks
}
