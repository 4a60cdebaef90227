import type { Message, Role } from '@kvint/report'

/** One reason to think that a track plays a role. */
export type RoleEvidence = {
  readonly role: Role
  /** 0…1: how often such a sign is right by itself. */
  readonly weight: number
  /** Follows “because”: `it is called “Sub”`. */
  readonly because: Message
}

/**
 * How much a sign is worth by itself. A rule of thumb: no one has labelled a corpus of roles. The device is surest,
 * then what a sample file is called, then the track's name, then the range of its notes, then its group's name.
 */
export const EVIDENCE_WEIGHT = { device: 0.9, sample: 0.8, name: 0.7, preset: 0.6, range: 0.5, group: 0.4 } as const
