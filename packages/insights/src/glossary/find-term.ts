import { glossaryEn } from './glossary-en.ts'
import { TERMS, type TermId } from './terms.ts'

/**
 * The term of that id, English name or other name; else the longest that stands in the words, else the only one that
 * holds them.
 *
 * `findTerm('high-pass')` → `'low-cut'`; `findTerm('a drum rack')` → `'rack'`; `findTerm('quux')` → `null`
 */
export function findTerm(asked: string): TermId | null {
  const wanted = asked.trim().toLowerCase()
  if (wanted === '') return null
  const inside = NAMES.filter(([name]) => ` ${wanted} `.includes(` ${name} `))
  const [longest] = inside.toSorted(([a], [b]) => b.length - a.length)
  if (longest) return longest[1]
  const holding = new Set(NAMES.filter(([name]) => name.includes(wanted)).map(([, id]) => id))
  const [only] = holding
  return only && holding.size === 1 ? only : null
}

function wordsOf(id: TermId): string[] {
  const { name, alsoCalled = [] } = glossaryEn[id]
  return [id, name, ...alsoCalled, ...(ASKED[id] ?? [])].map((word) => word.toLowerCase())
}

/** Words that people ask with and that are no other name of the thing. */
const ASKED: Partial<Readonly<Record<TermId, readonly string[]>>> = {
  compressor: ['dynamics', 'ratio', 'threshold'],
  equaliser: ['filter'],
  reverb: ['decay'],
  saturation: ['drive'],
  limiter: ['ceiling'],
  panorama: ['width'],
  'gain-staging': ['gain', 'level'],
  rack: ['chain', 'instrument rack', 'drum rack'],
  automation: ['envelope', 'modulation of parameters'],
  'build-up': ['buildup'],
  loop: ['loop trap', '8-bar loop', 'stuck in a loop', 'four-bar loop'],
  meter: ['bar', 'beat'],
  section: ['form'],
  'borrowed-chord': ['outside chord'],
  'secondary-dominant': ['v/v'],
}

const NAMES = (Object.keys(TERMS) as TermId[]).flatMap((id) => wordsOf(id).map((name) => [name, id] as const))
