import type { Check } from '../../checks/check.ts'
import { aboutSet } from '../../checks/evidence.ts'
import { term } from '../../checks/sources.ts'
import { list, percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { StemsOnSet } from '../stems-on-set.ts'

export const coveredLead: Check<StemsOnSet> = {
  id: 'HE44',
  title: 'A voice or lead that other parts cover',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source:
    'Two bars and more in which less than half, and less than 0.6 of the usual share, of its own bands stands out of what the other stems spread over them',
  find: ({ report, parts }) => {
    const roles = new Map(report.tracks.map(({ id, role }) => [id, role.role]))
    const leads = parts.flatMap((part) => {
      const isLead = part.trackId !== null && LEADS.has(roles.get(part.trackId) ?? '')
      return isLead ? part.covered.map((place) => ({ ...place, name: part.name, trackId: part.trackId })) : []
    })
    const [worst] = leads.toSorted((a, b) => a.audible - b.audible)
    if (!worst) return null
    const maskers = list(worst.by.slice(0, MOST_MASKERS).map(({ name }) => quoted(name)))
    return {
      claim: say`${quoted(worst.name)} is covered in bars ${String(worst.bars.from)} to ${String(worst.bars.to)}: ${percent(worst.audible)} of it stands out there, ${percent(worst.audibleElsewhere)} elsewhere. It lies under ${maskers}.`,
      evidence: leads.map(({ bars, name, audible, by, trackId }) => ({
        ...aboutSet(
          say`Bars ${String(bars.from)} to ${String(bars.to)}: ${percent(audible)} of ${quoted(name)} stands out of ${list(by.slice(0, MOST_MASKERS).map((one) => quoted(one.name)))}`,
          bars,
        ),
        trackId,
      })),
      figures: { part: worst.name, masker: worst.by[0]?.name ?? '' },
    }
  },
  learnMore: [term('Masking', 'masking'), term('Equaliser', 'equaliser')],
  honesty:
    'Likely: measured in your stems, against what the ear is known to cover. A part that steps back on purpose looks the same.',
}

const LEADS: ReadonlySet<string> = new Set(['vocal', 'lead'])
const MOST_MASKERS = 3
