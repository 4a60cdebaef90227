import { CHORD_TERMS } from './chord-terms.ts'
import type { GlossaryEntry } from './glossary-entry.ts'
import { KEY_TERMS } from './key-terms.ts'
import { LINE_TERMS } from './line-terms.ts'

export type GlossaryKey = keyof typeof ENTRIES

/** `glossaryEntry('tonic').example` → `'In A minor the tonic is A.'` */
export function glossaryEntry(key: GlossaryKey): GlossaryEntry {
  return ENTRIES[key]
}

/** All entries by key, for pages that list them. */
export function glossary(): Readonly<Record<GlossaryKey, GlossaryEntry>> {
  return ENTRIES
}

const ENTRIES = { ...KEY_TERMS, ...CHORD_TERMS, ...LINE_TERMS }
