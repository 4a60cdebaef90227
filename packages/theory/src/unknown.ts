/** What cannot be known from these notes, and why. A closed list: reports word each one. */
export type Unknown = {
  readonly kind: 'unknown'
  readonly reason: UnknownReason
  /** The reason as a sentence for the reader. */
  readonly explanation: string
}

export type UnknownReason =
  | 'no-notes'
  | 'unusable-notes'
  | 'drums-only'
  | 'too-few-notes'
  | 'one-pitch-class'
  | 'cluster'
  | 'atonal'

/** `unknown('no-notes')` → `{ kind: 'unknown', reason: 'no-notes', explanation: 'There are no notes to read.' }` */
export function unknown(reason: UnknownReason): Unknown {
  return { kind: 'unknown', reason, explanation: UNKNOWN_EXPLANATIONS[reason] }
}

/** Each reason as a sentence. Other languages find theirs by these. */
export const UNKNOWN_EXPLANATIONS: Readonly<Record<UnknownReason, string>> = {
  'no-notes': 'There are no notes to read.',
  'unusable-notes': 'No note has a usable pitch, start and length.',
  'drums-only': 'Only drums, one-shots or key-switches play: they carry no harmony.',
  'too-few-notes': 'There are too few notes to tell one key from another.',
  'one-pitch-class': 'Only one note name sounds, in whatever octave: that fits every key that contains it.',
  cluster: 'Nearly all twelve notes sound at once: no chord stands out.',
  atonal: 'The twelve notes are used so evenly that no note becomes a home.',
}
