import type { Evidence, EvidenceFigure, EvidenceWords } from './evidence.ts'

/** What a reason can say, in English; `{0}`, `{1}` are filled with its figures. Other languages find theirs by these. */
export const EVIDENCE_PATTERNS = {
  scale: '{0} of the sounding time lies in the scale of {1}',
  bass: 'the bass is on {0} for {1} of the time',
  begins: 'it begins on {0}',
  ends: 'it ends on {0}',
  home: 'the chord on {0} fills {1} of the chord time',
  falls: '{0} falls to {1} {2}',
  note: '{0} sounds, which {1} does not have',
  set: 'the set names {0} as its scale',
  setThough: 'the set names {0}, though',
} as const

/**
 * What a reason says, as data and as the part of a sentence that follows "because".
 *
 * @example evidenceWords('falls', { pitch: 'E' }, { pitch: 'A' }, { count: 4, noun: 'time' }).sentence // → 'E falls to A 4 times'
 */
export function evidenceWords(
  says: keyof typeof EVIDENCE_PATTERNS,
  ...figures: readonly EvidenceFigure[]
): { readonly sentence: string; readonly words: EvidenceWords } {
  const pattern = EVIDENCE_PATTERNS[says]
  const written = figures.map(writeFigure)
  return {
    sentence: pattern.replaceAll(/\{(\d)\}/g, (_, index: string) => written[Number(index)] ?? ''),
    words: { pattern, figures },
  }
}

/** Reasons with the first and last chord by the name that they are read by: `it begins on Dm9`, as in the list of chords. */
export function namedAsRead(
  reasons: readonly Evidence[],
  chords: readonly { readonly startBeats: number; readonly symbol: string }[],
): Evidence[] {
  return reasons.map((reason) => {
    const says = CHORD_REASONS[reason.kind]
    const chord = chords.find(({ startBeats }) => startBeats === reason.spans[0]?.startBeats)
    return says && chord ? { ...reason, ...evidenceWords(says, { chord: chord.symbol }) } : reason
  })
}

const CHORD_REASONS: Readonly<Partial<Record<Evidence['kind'], 'begins' | 'ends'>>> = {
  'first-chord': 'begins',
  'last-chord': 'ends',
}

function writeFigure(figure: EvidenceFigure): string {
  if ('unit' in figure) return `${Math.round(figure.value * 100)} %`
  if ('count' in figure) return `${figure.count} ${figure.noun}${figure.count === 1 ? '' : 's'}`
  if ('key' in figure) return figure.key
  return 'chord' in figure ? figure.chord : figure.pitch
}
