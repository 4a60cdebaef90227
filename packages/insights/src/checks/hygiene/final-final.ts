import { quoted } from '../../words/name-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const finalFinal: Check = {
  id: 'HY11',
  title: 'A file name that counts in words',
  area: 'workflow',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'guess',
  reads: ['the file’s name'],
  source: 'Two of these words, or one with a number, at the end of the name: a rule of thumb',
  find: ({ fileName }) => {
    const name = fileName.replace(/\.als$/i, '').replace(BACKUP_STAMP, '')
    const end = VERSION_END.exec(name.toLowerCase())?.[0].trim() ?? ''
    const words = end.match(VERSION_WORD)?.length ?? 0
    const counts = words >= 2 || (words === 1 && /\d/.test(end)) || /^(?:copy|kopie?|copie|copia)$/.test(end)
    if (!counts) return null
    return {
      claim: `The set is called ${quoted(name)}: in a month that may not say which version is the good one.`,
      evidence: [aboutSet(`File name: ${quoted(fileName)}`)],
    }
  },
  lesson: {
    beginner: {
      why: '“Final 2” feels clear today. Next year you will open three files to find the one you meant.',
      tryThis: [
        'Save as: the song’s name, then v01, v02, v03.',
        'Add two words about what changed: “Tide v03 new drop”.',
      ],
      listenFor: 'Open last month’s version by its name alone: did you pick the right one?',
    },
    intermediate: {
      why: 'Numbers with a leading zero sort in order of time. A word about the change tells you where to go back to, and “final” is then a name for one export only.',
      tryThis: [
        'Keep all versions in the same project folder: samples are shared.',
        'Before each large change: File ▸ Save Live Set As…, next number.',
      ],
      listenFor: 'How quickly you find last week’s chorus.',
    },
    advanced: {
      why: 'Live also keeps recent saves in the Backup folder with date and time; those are states, while numbered versions are decisions. Given a whole project folder, I can show how the song grew through both.',
      tryThis: ['Name exports after the set that they come from: “Tide v07 master 1”.'],
      listenFor: 'Whether each version number still has its export.',
    },
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
