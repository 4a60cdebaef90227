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

/** A name that stands beside the drawing as a line of the page's text. */
function textOf(word: HTMLElement, left: number, top: number): string {
  const box = word.getBoundingClientRect()
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(word)
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  text.setAttribute('x', String(box.left - left))
  text.setAttribute('y', String(box.top - top + box.height / 2 + Number.parseFloat(fontSize) * 0.35))
  text.setAttribute('fill', color)
  text.setAttribute('font-family', fontFamily)
  text.setAttribute('font-size', fontSize)
  text.setAttribute('font-weight', fontWeight)
  const room = Math.floor(box.width / (Number.parseFloat(fontSize) * 0.52))
  const name = word.textContent
  text.textContent = name.length > room + 2 ? `${name.slice(0, room)}…` : name
  return new XMLSerializer().serializeToString(text)
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
