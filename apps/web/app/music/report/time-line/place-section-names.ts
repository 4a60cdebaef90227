import type { SectionReport } from '@kvint/report'
import type { TimeScale } from '../picture/time-scale.ts'

export type SectionBox = {
  readonly section: SectionReport
  /** Its edges in sight. */
  readonly from: number
  readonly to: number
  /** Its name, as far as there is room; empty where there is none. */
  readonly text: string
}

/**
 * Sections in sight with their names. A name that its own box cannot hold runs on over the boxes behind it, as the names of locators
 * do in Live, up to the next name that is shown: sixty sections still have names.
 */
export function placeSectionNames(
  sections: readonly SectionReport[],
  scale: TimeScale,
  nameOf: (section: SectionReport) => string,
): SectionBox[] {
  const [, width] = scale.range()
  const boxes = sections.flatMap((section) => {
    const [from, to] = [Math.max(scale(section.startBeats), 0), Math.min(scale(section.endBeats), width)]
    return to > from ? [{ section, from, to, name: nameOf(section) }] : []
  })
  const fits = boxes.map(({ from, to, name }) => room(from, to) >= name.length)
  let taken = 0
  return boxes.map(({ section, from, to, name }, index) => {
    if (from < taken) return { section, from, to, text: '' }
    const next = boxes.find((box, other) => other > index && fits[other] === true && box.from > from)
    const space = fits[index] === true ? room(from, to) : room(from, next?.from ?? width)
    const text = name.length <= space ? name : space >= SHORTEST ? `${name.slice(0, space - 1).trimEnd()}…` : ''
    if (text) taken = Math.max(to, from + text.length * CHARACTER_PX + 2 * PADDING_PX)
    return { section, from, to, text }
  })
}

function room(from: number, to: number): number {
  return Math.floor((to - from - 2 * PADDING_PX) / CHARACTER_PX)
}

export const CHARACTER_PX = 7.4
export const PADDING_PX = 6
/** Fewer characters of a name say nothing. */
const SHORTEST = 5
