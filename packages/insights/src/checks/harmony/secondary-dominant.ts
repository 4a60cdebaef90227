import { barsBetween, localKeyAt, withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { chordDoubt } from './chord-doubt.ts'
import { sureHarmony } from './sure-harmony.ts'
import { chordSymbol, keyName } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const secondaryDominant: Check = {
  id: 'HA05',
  title: 'A dominant that points elsewhere',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Secondary dominants, as textbooks on harmony describe them; only those that reach their goal',
  find: (song) => {
    const detail = sureHarmony(song)
    const [applied] =
      detail?.facts.applied.filter(({ resolves, confidence }) => resolves && confidence >= SURE_CHORD) ?? []
    const [first] = applied?.spans ?? []
    const { harmony } = song
    if (!applied || !first || harmony.kind === 'unknown') return null
    const key = localKeyAt(harmony.localKeys, first.startBeats) ?? harmony.key
    return {
      claim: say`${chordSymbol(applied.symbol)} is not from ${keyName(key.name)}: it points at ${chordSymbol(applied.target)}, and gets there.`,
      evidence: applied.spans.map((span) =>
        aboutStretch(
          song,
          span,
          say`Bar ${String(span.bar)}: ${chordSymbol(applied.symbol)} as ${withSigns(applied.roman)}${chordDoubt(applied.confidence)}`,
        ),
      ),
      place: { trackIds: [], clipIds: [], bars: barsBetween(song.picture.meters, first.startBeats, first.endBeats) },
    }
  },
  learnMore: [term('Dominant', 'dominant'), term('Roman numeral', 'roman-numeral')],
  honesty: 'Likely: the notes are certain, the reading depends on key and chord, with the confidence that is shown.',
}

const SURE_CHORD = 0.6
