import { assistantsEn } from './en/assistants.ts'
import { chordsEn } from './en/chords.ts'
import { formEn } from './en/form.ts'
import { keysEn } from './en/keys.ts'
import { kvintEn } from './en/kvint.ts'
import { liveEn } from './en/live.ts'
import { melodyEn } from './en/melody.ts'
import { mixingEn } from './en/mixing.ts'
import type { Glossary } from './term-words.ts'

export const glossaryEn: Glossary = {
  ...liveEn,
  ...mixingEn,
  ...keysEn,
  ...chordsEn,
  ...melodyEn,
  ...formEn,
  ...kvintEn,
  ...assistantsEn,
}
