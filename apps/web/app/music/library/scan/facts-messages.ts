import type { SaveReading } from '../kept-rows.ts'

/** What a reader of facts is asked. */
export type FactsQuestion = { readonly path: string; readonly file: File; readonly need: 'song' | 'save' }

/** What it answers; also to a set that cannot be read. */
export type FactsAnswer = { readonly path: string; readonly reading: SaveReading }
