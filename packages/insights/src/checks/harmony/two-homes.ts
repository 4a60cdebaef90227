import { withSigns } from '@kvint/report'
import { percent } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'

export const twoHomes: Check = {
  id: 'HA09',
  title: 'The same notes, two homes',
  area: 'harmony',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes'],
  source:
    'Keys that share their notes, as in studies of pop loops (Doll 2017, Spicer 2017); nearly a fifth of the certainty is a rule of thumb',
  find: ({ harmonyDetail }) => {
    const runnerUp = harmonyDetail?.key.runnerUp
    const isOpen = runnerUp !== undefined && SHARED.has(runnerUp.relation) && runnerUp.confidence >= CLOSE
    if (!harmonyDetail || !runnerUp || !isOpen) return null
    const { key } = harmonyDetail
    return {
      claim: `These notes fit ${withSigns(key.name)} and ${withSigns(runnerUp.name)} alike, and your song leaves it open which one is home.`,
      evidence: [
        aboutSet(
          `${withSigns(key.name)} ${percent(key.confidence)}, ${withSigns(runnerUp.name)} ${percent(runnerUp.confidence)}`,
        ),
        ...key.evidence.slice(0, 3).map(({ sentence }) => aboutSet(withSigns(sentence))),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'Two keys can have exactly the same notes. Which one we hear depends on the note that feels like home. Here both are possible, which gives a floating, open mood.',
      tryThis: [
        'Stop the song on the one chord, then on the other. Which stop feels finished?',
        'If you want a clear home, begin and end on that chord.',
      ],
      listenFor: 'Sad or bright: the home that you choose colours all of it.',
    },
    intermediate: {
      why: 'Relative keys share a scale. Home is made by the bass, by the first and last chord, and by where the melody rests. Many pop loops keep both alive, and a section that decides feels like an arrival.',
      tryThis: [
        'Keep the verse open and let the chorus decide: its home chord on the first beat, in the bass too.',
        'Or use the dominant of one of them once.',
      ],
      listenFor: 'Where the melody comes to rest.',
    },
    advanced: {
      why: 'Ambiguity of relative keys is a resource: a double tonic. Metre favours the chord on the strong bar, bass and closure may favour the other one. Local spans can differ, so look at the key lane too.',
      tryThis: ['Shift the loop by one chord against the hypermetre without changing any chord.'],
      listenFor: 'Whether the hearing flips at the section line.',
    },
  },
  learnMore: [term('Relative key', 'relative-key'), term('Tonic', 'tonic')],
  honesty: 'Likely: both readings come with their share of certainty; two listeners may well answer differently.',
}

const SHARED: ReadonlySet<string> = new Set(['relative', 'same-notes'])
const CLOSE = 0.18
