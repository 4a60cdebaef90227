import type { ChordReading, Report } from '@kvint/report'
import { CHORD_QUALITIES, type ChordQuality } from '@kvint/theory/chord-quality'
import type { Stretch } from './bar-lines.ts'
import { isPitched, soundingParts } from './sounding-parts.ts'

/**
 * The chords of a stretch. One that reaches beyond the stretch was read from what sounds around it: where other notes sound
 * in the stretch, and its root or more than one of its tones does not, it is doubtful there.
 *
 * @example doubtedThere(chords, { startBeats: 128, endBeats: 132 }, report)
 */
export function doubtedThere(chords: readonly ChordReading[], place: Stretch, report: Report): ChordReading[] {
  const notes = soundingParts(report, place)
    .filter(isPitched)
    .flatMap((part) => part.notes)
  return chords.map((chord) => {
    const sounding = new Set(
      notes
        .filter(({ startBeats, endBeats }) => startBeats < chord.endBeats && endBeats > chord.startBeats)
        .map(({ pitch }) => ((Math.round(pitch) % 12) + 12) % 12),
    )
    const isWithin = chord.startBeats >= place.startBeats && chord.endBeats <= place.endBeats
    if (isWithin || sounding.size === 0) return chord
    const tones = tonesOf(chord)
    const missing = tones.filter((tone) => !sounding.has(tone)).length
    const isThere = sounding.has(chord.rootPitchClass) && missing <= (tones.length > 1 ? 1 : 0)
    return isThere ? chord : { ...chord, confidence: Math.min(chord.confidence, DOUBTFUL) }
  })
}

/** Of less than a chord what it names as its root. */
function tonesOf({ symbol, rootPitchClass, quality, bassPitchClass }: ChordReading): number[] {
  if (/ alone$|–/.test(symbol)) return [rootPitchClass]
  const { intervals } = CHORD_QUALITIES[quality as ChordQuality] ?? CHORD_QUALITIES.maj
  return [...new Set([...intervals.map((step) => (rootPitchClass + step) % 12), bassPitchClass])]
}

/** Below the half from which a chord is told without a question mark. */
const DOUBTFUL = 0.49
