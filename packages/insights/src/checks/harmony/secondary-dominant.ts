import { barsBetween, localKeyAt, withSigns } from '@kvint/report'
import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import { chordDoubt } from './chord-doubt.ts'
import type { Stretch } from './sounding-notes.ts'
import { notesOf, replacingTone } from './sounding-tones.ts'
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
      figures: { chord: withSigns(applied.symbol), chordAfter: withSigns(applied.target) },
      place: { trackIds: [], clipIds: [], bars: barsBetween(song.picture.meters, first.startBeats, first.endBeats) },
    }
  },
  learnMore: [term('Dominant', 'dominant'), term('Roman numeral', 'roman-numeral')],
  honesty: 'Likely: the notes are certain, the reading depends on key and chord, with the confidence that is shown.',
}

/** Whether the tone that takes the place of one of the scale sounds mostly elsewhere: then the chord is made of the song’s own notes. */
function isOwn(song: Song, tone: number | null | undefined, spans: readonly Stretch[]): boolean {
  return tone !== null && tone !== undefined && shareWithin(song, tone, spans) > 0 && !isOfChord(song, tone, spans)
}

/**
 * The tone and mode of `replacingTone`, unless the tone comes mostly from a dominant that reaches its goal (HA05): then the key is the
 * plain one.
 */
export function toneOfTheMode(song: Song, { key, facts }: HarmonyDetail): ReturnType<typeof replacingTone> {
  const found = replacingTone(song, key)
  const isApplied = facts.applied.some(
    ({ resolves, confidence, spans }) =>
      found && resolves && confidence >= SURE_CHORD && isOfChord(song, found.tone, spans),
  )
  return isApplied ? null : found
}

function isOfChord(song: Song, tone: number, spans: readonly Stretch[]): boolean {
  return shareWithin(song, tone, spans) >= MOSTLY
}

/** Of the notes on this tone, those that begin in these stretches. */
function shareWithin(song: Song, tone: number, spans: readonly Stretch[]): number {
  const starts = notesOf(song).filter(({ pitch }) => pitch % 12 === tone)
  const within = starts.filter(({ startBeats }) =>
    spans.some((span) => startBeats >= span.startBeats - HAIR_BEATS && startBeats < span.endBeats),
  )
  return within.length / Math.max(1, starts.length)
}

const MOSTLY = 0.5
const HAIR_BEATS = 0.05
const SURE_CHORD = 0.6
