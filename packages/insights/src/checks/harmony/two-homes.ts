import { isInScale } from '@kvint/theory'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { keyEvidence, keyName, percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const twoHomes: Check = {
  id: 'HA09',
  title: 'The same notes, two homes',
  area: 'harmony',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'guess',
  source:
    'Keys that share their notes, as in studies of pop loops (Doll 2017, Spicer 2017); nearly a fifth of the certainty is a rule of thumb',
  find: ({ harmony, harmonyDetail, lines }) => {
    const runnerUp = harmonyDetail?.key.runnerUp
    const isOpen = runnerUp !== undefined && SHARED.has(runnerUp.relation) && runnerUp.confidence >= CLOSE
    if (!harmonyDetail || !runnerUp || !isOpen) return null
    // A note that sounds in one and is lacking in the other: then the notes do not fit both alike.
    if (harmonyDetail.key.evidence.some(({ kind }) => TELLING.has(kind))) return null
    // Notes that are in neither, by their time or by their number: then they fit neither.
    const known = harmony.kind === 'known' ? harmony : null
    const weights = known?.key.pitchClassWeights ?? []
    const outside = weights.reduce((sum, weight, tone) => (isInScale(tone, harmonyDetail.key) ? sum : sum + weight), 0)
    const notes = (known?.trackIds ?? []).flatMap((id) => lines.byTrack.get(id) ?? [])
    const foreign = notes.filter(({ pitch }) => !isInScale(pitch % 12, harmonyDetail.key))
    if (outside > MOST_OUTSIDE || foreign.length > notes.length * MOST_OUTSIDE) return null
    const { key } = harmonyDetail
    return {
      claim: say`These notes fit ${keyName(key.name)} and ${keyName(runnerUp.name)} alike, and I cannot tell which one is home.`,
      evidence: [
        aboutSet(
          say`${keyName(key.name)} ${percent(key.confidence)}, ${keyName(runnerUp.name)} ${percent(runnerUp.confidence)}`,
        ),
        ...key.evidence.slice(0, 3).map((reason) => aboutSet(keyEvidence(reason))),
      ],
    }
  },
  learnMore: [term('Relative key', 'relative-key'), term('Tonic', 'tonic')],
  honesty: 'A guess: both readings come with their share of certainty; two listeners may well answer differently.',
}

const TELLING: ReadonlySet<string> = new Set(['characteristic-note', 'leading-tone'])
const SHARED: ReadonlySet<string> = new Set(['relative', 'same-notes'])
const CLOSE = 0.18
const MOST_OUTSIDE = 0.05
