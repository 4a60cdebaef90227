import type { Source } from '@kvint/report'
import type { TermId } from '../glossary/terms.ts'

/** A chapter of Ableton's reference manual: `manual('Mixing', 'Solo and cueing')`. */
export function manual(chapter: string, section?: string): Source {
  return {
    title: section === undefined ? chapter : `${chapter}: ${section}`,
    reference: `Ableton Reference Manual, ${chapter}`,
  }
}

/** A term of our own glossary. */
export function term(title: string, id: TermId): Source {
  return { title, reference: `glossary:${id}` }
}

/** A published standard or recommendation. */
export function standard(title: string, reference: string): Source {
  return { title, reference }
}
