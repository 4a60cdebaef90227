import type { MidiNote, Track } from '@kvint/als'
import type { Message, Role, RoleReading } from '@kvint/report'
import { list, quoted } from '../words/figures.ts'
import { say } from '../words/say.ts'
import { because, inEnglish } from '../words/write-message.ts'
import { clipEvidence } from './clip-evidence.ts'
import { deviceEvidence } from './device-evidence.ts'
import { playsPads } from './plays-pads.ts'
import { differentPitches, notesOfTrack, rangeEvidence } from './range-evidence.ts'
import { DRUM_ROLES, roleByName } from './role-by-name.ts'
import { EVIDENCE_WEIGHT, type RoleEvidence } from './role-evidence.ts'

/**
 * What a track does in the music, from its devices, samples, clips, name, notes and the nearest group whose name says it. Signs that agree add up as
 * 1 − Π(1 − weight); a sign for another family takes away half of its own weight.
 */
export function readRole(track: Track, groupName: string | null, corrected?: Role): RoleReading {
  if (corrected) return { role: corrected, confidence: 1, ...because(say`you said so`) }
  if (track.kind === 'return') return { role: 'return', confidence: 1, ...because(say`it is a return track`) }
  if (track.kind === 'group') return groupRole(track)
  const notes = notesOfTrack(track)
  const isMelodic = differentPitches(notes) >= FEWEST_OF_A_MELODY || isHeld(notes)
  const evidence = [
    ...deviceEvidence(track).filter(({ role, weight }) => !(isMelodic && isSampledDrum(role, weight))),
    ...clipEvidence(track),
    ...nameEvidence(track.name, EVIDENCE_WEIGHT.name, say`it is called ${quoted(track.name)}`),
    /** The notes of a Drum Rack choose pads; how low they lie says nothing. */
    ...(playsPads(track.devices) ? [] : rangeEvidence(track)),
    ...(groupName === null
      ? []
      : nameEvidence(groupName, EVIDENCE_WEIGHT.group, say`its group is called ${quoted(groupName)}`)),
  ]
  return weigh(evidence)
}

/** A sample of one drum on a keyboard: played on five notes or more, or held on several, it is an instrument, whatever its file is called. */
function isSampledDrum(role: Role, weight: number): boolean {
  return role !== 'drums' && DRUM_ROLES.has(role) && weight === EVIDENCE_WEIGHT.sample
}

/** Two pitches or more, most notes for two beats or longer: a stab, and no drum. */
function isHeld(notes: readonly MidiNote[]): boolean {
  const lengths = notes.map(({ durationBeats }) => durationBeats).toSorted((a, b) => a - b)
  return differentPitches(notes) > 1 && (lengths[Math.floor(lengths.length / 2)] ?? 0) >= HELD_BEATS
}

function groupRole(track: Track): RoleReading {
  return { role: 'group', confidence: 1, ...because(say`${quoted(track.name)} is a group`) }
}

function nameEvidence(name: string, weight: number, reason: Message): RoleEvidence[] {
  const found = roleByName(name)
  return found ? [{ role: found.role, weight, because: reason }] : []
}

function weigh(evidence: readonly RoleEvidence[]): RoleReading {
  const roles = new Set(evidence.map(({ role }) => role))
  const scored = [...roles].map((role) => ({ role, score: together(evidence.filter((one) => speaksFor(one, role))) }))
  const ranked = scored.toSorted((a, b) => b.score - a.score)
  const [first] = ranked
  if (!first) return { role: 'unknown', confidence: 0, ...because(say`nothing in the set says what it plays`) }
  const best = theOneDrum(first, ranked, evidence)
  const against = together(evidence.filter((one) => !isSameFamily(one.role, best.role)))
  const reasons = new Map(
    evidence.flatMap((one) => (isSameFamily(one.role, best.role) ? [[inEnglish(one.because), one.because]] : [])),
  )
  return {
    role: best.role,
    confidence: Math.round(best.score * (1 - against / 2) * 100) / 100,
    ...because(say`${list([...reasons.values()].slice(0, 2))}`),
  }
}

/** A Drum Rack that is called “Kick” is a kick: one named voice wins over drums as a whole. */
function theOneDrum<Scored extends { readonly role: Role; readonly score: number }>(
  best: Scored,
  ranked: readonly Scored[],
  evidence: readonly RoleEvidence[],
): Scored {
  if (best.role !== 'drums' || evidence.some((one) => one.role === 'drums' && one.weight === EVIDENCE_WEIGHT.name)) {
    return best
  }
  const voices = ranked.filter(({ role }) => role !== 'drums' && DRUM_ROLES.has(role))
  return voices.length === 1 && voices[0] && voices[0].score >= EVIDENCE_WEIGHT.name ? voices[0] : best
}

/** Each drum speaks for drums as a whole, and a Drum Rack for whichever drum its name says it is. */
function speaksFor(one: RoleEvidence, role: Role): boolean {
  return (
    one.role === role ||
    (role === 'drums' && DRUM_ROLES.has(one.role)) ||
    (one.role === 'drums' && DRUM_ROLES.has(role))
  )
}

function isSameFamily(a: Role, b: Role): boolean {
  return a === b || (DRUM_ROLES.has(a) && DRUM_ROLES.has(b))
}

function together(evidence: readonly RoleEvidence[]): number {
  return 1 - evidence.reduce((left, { weight }) => left * (1 - weight), 1)
}

const FEWEST_OF_A_MELODY = 5
const HELD_BEATS = 2
