import { assistantsNb } from './nb/assistants.ts'
import { chordsNb } from './nb/chords.ts'
import { formNb } from './nb/form.ts'
import { keysNb } from './nb/keys.ts'
import { kvintNb } from './nb/kvint.ts'
import { liveNb } from './nb/live.ts'
import { melodyNb } from './nb/melody.ts'
import { mixingNb } from './nb/mixing.ts'
import type { Glossary } from './term-words.ts'

export const glossaryNb: Glossary = {
  ...liveNb,
  ...mixingNb,
  ...keysNb,
  ...chordsNb,
  ...melodyNb,
  ...formNb,
  ...kvintNb,
  ...assistantsNb,
}
