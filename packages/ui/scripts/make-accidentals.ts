import { writeFileSync } from 'node:fs'
import { ACCIDENTALS } from './font/accidentals.ts'
import { trueType } from './font/true-type.ts'

/** Writes the face that holds ♭ ♮ ♯: `node packages/ui/scripts/make-accidentals.ts`. */
const file = new URL('../assets/kvint-accidentals.ttf', import.meta.url)
const bytes = trueType({ family: 'Kvint Accidentals', ascent: 900, descent: 250, glyphs: ACCIDENTALS })
writeFileSync(file, bytes)
console.log(`${bytes.length} bytes`)
