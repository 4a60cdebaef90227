import { barsBetween, localKeyAt, withSigns } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import { chordDoubt } from './chord-doubt.ts'
import { notesOf, replacingTone, type Stretch } from './sounding-tones.ts'
import { sureHarmony } from './sure-harmony.ts'
import { chordSymbol, keyName, sentence } from '../../words/figures.ts'
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
    const tone = detail && replacingTone(song, detail.key)?.tone
    const [applied] =
      detail?.facts.applied.filter(
        ({ resolves, confidence, spans }) => resolves && confidence >= SURE_CHORD && !isOwn(song, tone, spans),
      ) ?? []
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
          say`${sentence(atBar(song, span.bar))}: ${chordSymbol(applied.symbol)} as ${withSigns(applied.roman)}${chordDoubt(applied.confidence)}`,
        ),
      ),
      place: { trackIds: [], clipIds: [], bars: barsBetween(song.picture.meters, first.startBeats, first.endBeats) },
    }
  },
  learnMore: [term('Dominant', 'dominant'), term('Roman numeral', 'roman-numeral')],
  honesty: 'Likely: the notes are certain, the reading depends on key and chord, with the confidence that is shown.',
}

/** Whether the tone that takes the place of one of the scale sounds mostly elsewhere: then the chord is made of the song’s own notes. */
function isOwn(song: Song, tone: number | null | undefined, spans: readonly Stretch[]): boolean {
  if (tone === null || tone === undefined) return false
  const starts = notesOf(song).filter(({ pitch }) => pitch % 12 === tone)
  const within = starts.filter(({ startBeats }) =>
    spans.some((span) => startBeats >= span.startBeats - HAIR_BEATS && startBeats < span.endBeats),
  )
  return within.length > 0 && within.length * 2 < starts.length
}

const HAIR_BEATS = 0.05
const SURE_CHORD = 0.6
