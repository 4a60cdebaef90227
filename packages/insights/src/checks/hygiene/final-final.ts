import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const finalFinal: Check = {
  id: 'HY11',
  title: 'A file name that counts in words',
  area: 'workflow',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'guess',
  source: 'Two of these words, or one with a number, at the end of the name: a rule of thumb',
  find: ({ fileName }) => {
    const name = fileName.replace(/\.als$/i, '').replace(BACKUP_STAMP, '')
    const end = VERSION_END.exec(name.toLowerCase())?.[0].trim() ?? ''
    const words = end.match(VERSION_WORD)?.length ?? 0
    const counts = words >= 2 || (words === 1 && /\d/.test(end)) || /^(?:copy|kopie?|copie|copia)$/.test(end)
    if (!counts) return null
    return {
      claim: say`The set is called ${quoted(name)}: in a month that may not say which version is the good one.`,
      evidence: [aboutSet(say`File name: ${quoted(fileName)}`)],
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Live Projects')],
  honesty: 'A guess from the name alone. If these words mean something to you, they work.',
}

const WORDS =
  'final|finished|finish|newest|newer|new|latest|last|old|copy|kopi|kopie|copie|copia|real|really|very|ny|nyeste|siste|endelig|ferdig'
/** Such words, numbers and what joins them, at the end of a name, or all of it. */
const VERSION_END = new RegExp(`(?<=^|[ _.-])(?:(?:${WORDS})[ _.()-]*\\d*[ _.()-]*)+$`)
const VERSION_WORD = new RegExp(`(?<![a-z])(?:${WORDS})(?![a-z])`, 'g')
const BACKUP_STAMP = / ?\[\d{4}-\d{2}-\d{2} \d{6}\]$/
