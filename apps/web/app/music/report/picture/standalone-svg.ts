export type StandaloneSvg = { readonly text: string; readonly width: number; readonly height: number }

/** The SVGs and canvases within a picture as one SVG file that needs no style sheet: colours as they are shown. */
export function standaloneSvg(figure: HTMLElement): StandaloneSvg {
  const parts = [...figure.querySelectorAll<SVGSVGElement | HTMLCanvasElement>('[data-picture]')]
  const words = [...figure.querySelectorAll<HTMLElement>('[data-picture-text]')]
  const boxes = [...parts, ...words].map((part) => part.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.ceil(Math.max(...boxes.map((box) => box.right)) - left)
  const height = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) - top)
  const ground = getComputedStyle(figure).backgroundColor
  const bodies = parts.map((part, index) => {
    const box = boxes[index] ?? new DOMRect()
    const place = `x="${box.left - left}" y="${box.top - top}" width="${box.width}" height="${box.height}"`
    return part instanceof HTMLCanvasElement ? `<image ${place} href="${part.toDataURL()}"/>` : withStyles(part, place)
  })
  const texts = words.map((word) => textOf(word, left, top))
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/>${bodies.join('')}${texts.join('')}</svg>`
  return { text, width, height }
}

/** A name of the page's text, line by line as it is broken there, in its frame where it has one; cut where it is cut there. */
function textOf(word: HTMLElement, left: number, top: number): string {
  const style = getComputedStyle(word)
  const { color, fontFamily, fontSize, fontWeight, borderTopColor, borderTopWidth } = style
  const box = word.getBoundingClientRect()
  const group = document.createElementNS(SVG, 'g')
  if (Number.parseFloat(borderTopWidth) > 0) {
    const frame = group.appendChild(document.createElementNS(SVG, 'rect'))
    const places = { x: box.left - left, y: box.top - top, width: box.width, height: box.height, rx: 4 }
    for (const [name, value] of Object.entries(places)) frame.setAttribute(name, String(value))
    frame.setAttribute('fill', 'none')
    frame.setAttribute('stroke', borderTopColor)
  }
  for (const line of linesOf(word)) {
    const text = group.appendChild(document.createElementNS(SVG, 'text'))
    text.setAttribute('x', String(Math.max(line.left, box.left) - left))
    text.setAttribute('y', String((line.top + line.bottom) / 2 - top + Number.parseFloat(fontSize) * 0.35))
    text.setAttribute('fill', color)
    text.setAttribute('font-family', fontFamily)
    text.setAttribute('font-size', fontSize)
    text.setAttribute('font-weight', fontWeight)
    const room = Math.floor((box.right - line.left) / (Number.parseFloat(fontSize) * 0.52))
    text.textContent = word.scrollWidth > word.clientWidth ? `${line.text.slice(0, room)}…` : line.text
  }
  return new XMLSerializer().serializeToString(group)
}

type Line = { readonly text: string; readonly left: number; readonly top: number; readonly bottom: number }

function linesOf(word: HTMLElement): Line[] {
  const walker = document.createTreeWalker(word, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    for (let at = 0; at < text.length; at++) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { left, top, bottom, width } = range.getBoundingClientRect()
      const last = lines.at(-1)
      if (last && (width === 0 || Math.abs(last.top - top) < 2))
        lines[lines.length - 1] = { ...last, text: `${last.text}${text[at] ?? ''}` }
      else lines.push({ text: text[at] ?? '', left, top, bottom })
    }
  }
  return lines
}

function withStyles(svg: SVGSVGElement, place: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  originals.forEach((original, index) => {
    const target = copies[index]
    if (!target) return
    const style = getComputedStyle(original)
    target.removeAttribute('class')
    if (target === copy) return
    for (const property of KEPT) {
      const value = style.getPropertyValue(property)
      if (value && value !== 'none 0px') target.setAttribute(property, value)
    }
  })
  const body = new XMLSerializer().serializeToString(copy)
  const viewBox = svg.getAttribute('viewBox') ?? `0 0 ${svg.clientWidth} ${svg.clientHeight}`
  return body.replace(/^<svg[^>]*>/, `<svg ${place} viewBox="${viewBox}">`)
}

const SVG = 'http://www.w3.org/2000/svg'
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-family',
  'font-weight',
  'opacity',
  'text-anchor',
  'vector-effect',
  'display',
]
