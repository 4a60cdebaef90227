import { type analyseHarmony, type Chord, type Evidence, type LocalKey, type Note, scaleMembers } from '@kvint/theory'
import {
  type ChordReading,
  type Harmony,
  type KeyReading,
  type LocalKeyReading,
  type Message,
  withSigns,
} from '@kvint/report'
import { keyEvidence } from '../words/figures.ts'
import { inEnglish } from '../words/write-message.ts'
import { keyReasons } from './key-reasons.ts'

/** Key and chords as the report tells them; `notes` are what they were found in. */
export function harmonyReading(found: ReturnType<typeof analyseHarmony>, notes: readonly Note[]): Harmony {
  if (found.kind === 'unknown') return notKnown({ pattern: found.explanation, figures: [] })
  if (found.key.kind === 'unknown') return notKnown({ pattern: found.key.explanation, figures: [] })
  const leftOut = new Set(found.leftOut.map(({ track }) => track))
  const heard = notes.filter((note) => !leftOut.has(note.track ?? -1))
  const { tonicPitchClass, mode, name, confidence, runnerUp, others, evidence } = found.key
  return {
    kind: 'known',
    key: {
      name: withSigns(name),
      tonicPitchClass,
      mode,
      confidence,
      runnerUp: { name: withSigns(runnerUp.name), confidence: runnerUp.confidence },
      ...(others.length > 0 && { others: others.map((other) => ({ ...other, name: withSigns(other.name) })) }),
      ...keyReasons(evidence.filter(speaksForIt).map(keyEvidence)),
      scalePitchClasses: scaleMembers({ tonicPitchClass, mode }),
      pitchClassWeights: pitchClassWeights(heard),
    } satisfies KeyReading,
    localKeys: found.localKeys.map(localKeyReading),
    chords: found.chords.map(chordReading),
    trackIds: [...new Set(heard.map((note) => note.track ?? -1))].toSorted((a, b) => a - b),
  }
}

/** Why no key is known. */
export function notKnown(why: Message): Harmony {
  return { kind: 'unknown', reason: inEnglish(why), message: why }
}

/** What speaks against a key is no answer to what says so; that a set names another scale is worth knowing. */
function speaksForIt({ weight, kind }: Evidence): boolean {
  return weight > 0 || kind === 'scale-setting'
}

function localKeyReading(local: LocalKey): LocalKeyReading {
  const { startBeats, endBeats, name, tonicPitchClass, mode, confidence, runnerUp, evidence } = local
  return {
    startBeats,
    endBeats,
    name: withSigns(name),
    tonicPitchClass,
    mode,
    confidence,
    runnerUp: { name: withSigns(runnerUp.name), confidence: runnerUp.confidence },
    evidence: evidence.filter(speaksForIt).map((reason) => {
      const message = keyEvidence(reason)
      return { sentence: inEnglish(message), message, bars: reason.bars }
    }),
  }
}

export function chordReading(chord: Chord): ChordReading {
  const { startBeats, endBeats, rootPitchClass, quality, bassPitchClass, confidence } = chord
  return {
    startBeats,
    endBeats,
    symbol: withSigns(chord.symbol),
    rootPitchClass,
    quality,
    bassPitchClass,
    roman: romanOf(chord),
    function: chord.function ?? 'outside',
    colour: chord.sounding ? null : (chord.colour?.kind ?? null),
    confidence,
  }
}

/**
 * The numeral says quality and inversion, so that less than a chord has none: of root and fifth alone the degree is known, of one pitch
 * class or another two not even that.
 */
function romanOf({ roman, sounding }: Chord): string | null {
  if (roman === null || !sounding) return roman && withSigns(roman)
  const [low, high] = sounding
  const interval = low === undefined || high === undefined ? 0 : (high - low + 12) % 12
  const degree = /^([b#]*)([ivx]+)/i.exec(roman)
  if (!degree || roman.includes('/') || (interval !== 7 && interval !== 5)) return null
  return withSigns(`${degree[1] ?? ''}${degree[2]?.toUpperCase() ?? ''}5`)
}

function pitchClassWeights(notes: readonly Note[]): number[] {
  const weights = Array.from({ length: 12 }, () => 0)
  let total = 0
  for (const { pitch, durationBeats } of notes) {
    const pitchClass = ((Math.round(pitch) % 12) + 12) % 12
    weights[pitchClass] = (weights[pitchClass] ?? 0) + durationBeats
    total += durationBeats
  }
  return weights.map((weight) => (total === 0 ? 0 : Math.round((weight / total) * 1e4) / 1e4))
}
