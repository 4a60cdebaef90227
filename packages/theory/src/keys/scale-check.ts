import { keyName } from './key-name.ts'
import type { KeyFinding } from './key-finding.ts'
import { keyRelation, type KeyRelation } from './key-relation.ts'
import type { Key } from '../pitch/mode.ts'
import { scaleMembers } from './scale-members.ts'

/** The scale that the set names, held against the notes. */
export type ScaleCheck = {
  readonly scale: Key & { readonly name: string }
  /** Same seven notes as the key found. */
  readonly hasSameNotes: boolean
  readonly isSameTonic: boolean
  readonly relation: KeyRelation
  /** Notes of the music that the scale lacks, by share of sounding time. */
  readonly outside: readonly { readonly pitchClass: number; readonly share: number }[]
}

/** Holds Live's scale setting against a key and a pitch-class histogram (12 shares that add up to 1). */
export function checkScale(scale: Key, found: KeyFinding, histogram: readonly number[]): ScaleCheck {
  const members = scaleMembers(scale)
  const keyMembers = new Set(scaleMembers(found))
  return {
    scale: { ...scale, name: keyName(scale) },
    hasSameNotes: members.every((pitchClass) => keyMembers.has(pitchClass)),
    isSameTonic: scale.tonicPitchClass === found.tonicPitchClass,
    relation: keyRelation(scale, found),
    outside: histogram
      .map((share, pitchClass) => ({ pitchClass, share }))
      .filter(({ pitchClass, share }) => share > 0 && !members.includes(pitchClass))
      .sort((a, b) => b.share - a.share),
  }
}
