import type { Role, SectionReport } from '@kvint/report'
import { DRUM_ROLES } from '../roles/role-by-name.ts'
import type { Played } from './played.ts'

/**
 * Gives sections the names that producers use, from energy, drums, bass, voice and place, as far as they say it. A
 * locator that uses such a name is believed.
 */
export function nameSections(sections: readonly SectionReport[], { tracks }: Pick<Played, 'tracks'>): SectionReport[] {
  const roles = new Map<number | 'main', Role>(tracks.map(({ id, role }) => [id, role.role]))
  const heard = sections.map((section) => hear(section, roles))
  const peak = Math.max(...heard.map(({ energy }) => energy), 1e-9)
  const scaled = heard.map((one) => ({ ...one, energy: one.energy / peak }))
  const named: SectionPart[] = []
  for (const [index, section] of sections.entries()) {
    named.push(partByName(section.label) ?? partOf(scaled, index, named))
  }
  return sections.map((section, index) => {
    const part = named[index]
    return part && part.confidence >= LEAST_CONFIDENCE ? { ...section, part } : section
  })
}

type SectionPart = NonNullable<SectionReport['part']>

type HeardSection = {
  readonly energy: number
  readonly hasDrums: boolean
  readonly hasBass: boolean
  readonly hasVoice: boolean
  readonly label: string
}

function hear({ label, trackIds, density }: SectionReport, roles: ReadonlyMap<number | 'main', Role>): HeardSection {
  const playing = new Set(trackIds.map((id) => roles.get(id)))
  const hasDrums = [...playing].some((role) => role !== undefined && DRUM_ROLES.has(role))
  const hasBass = playing.has('bass')
  const energy = density * 0.7 + (hasDrums ? 0.2 : 0) + (hasBass ? 0.1 : 0)
  return { energy, hasDrums, hasBass, hasVoice: playing.has('vocal'), label }
}

/** Thresholds are set on the section names of 21 labelled sets; a name that would be a guess is not given. */
function partOf(heard: readonly HeardSection[], index: number, before: readonly SectionPart[]): SectionPart {
  const nothing: SectionPart = { kind: 'main', confidence: 0 }
  const now = heard[index]
  if (!now || heard.length < 3) return nothing
  const previous = heard[index - 1]
  const next = heard[index + 1]
  const sure = (kind: SectionPart['kind'], margin: number): SectionPart => ({
    kind,
    confidence: Math.round(Math.min(0.9, 0.5 + margin) * 100) / 100,
  })
  if (!previous) return now.energy < 0.75 ? sure('intro', 0.75 - now.energy) : nothing
  if (!next) return now.energy < 0.8 && now.energy <= previous.energy + 0.1 ? sure('outro', 0.9 - now.energy) : nothing
  const wasFull = heard.slice(0, index).some(({ energy }) => energy >= FULL - 0.1)
  const getsFull = heard.slice(index + 1).some(({ energy }) => energy >= FULL - 0.1)
  const sung = byVoice(heard, index)
  if (sung) return sung
  const fall = previous.energy - now.energy
  const losesBeat = previous.hasDrums && !now.hasDrums
  if (wasFull && getsFull && now.energy < FULL && (fall >= 0.2 || (losesBeat && fall > 0.05))) {
    return sure('break', fall + (losesBeat ? 0.2 : 0))
  }
  if (wasFull && !getsFull && now.energy < 0.5 && next.energy <= now.energy + 0.05) return sure('outro', 0.1)
  const lastPart = before[index - 1]
  const isAfterRest = lastPart?.kind === 'break' || lastPart?.kind === 'build'
  const rise = now.energy - previous.energy
  if (now.energy >= FULL) {
    const drops = isAfterRest && rise >= 0.2 && now.hasDrums && now.hasBass
    return drops ? sure('drop', rise - 0.05) : sure('main', now.energy - FULL + 0.1)
  }
  const leads = next.energy - now.energy
  if (now.energy < 0.75 && leads >= 0.15 && next.energy >= FULL && rise >= 0.05)
    return sure('build', Math.min(leads, 0.3))
  return nothing
}

/** Of sections with a voice, the fullest kind that returns is the chorus, the others that return are verses. */
function byVoice(heard: readonly HeardSection[], index: number): SectionPart | null {
  const now = heard[index]
  if (!now?.hasVoice) return null
  const sung = heard.filter(({ hasVoice }) => hasVoice)
  const returning = [...Map.groupBy(sung, ({ label }) => label)]
    .filter(([, members]) => members.length >= 2)
    .map(([label, members]) => ({ label, energy: Math.max(...members.map(({ energy }) => energy)) }))
    .toSorted((a, b) => b.energy - a.energy)
  const [fullest, second] = returning
  if (!fullest || !second || fullest.energy - second.energy < 0.1) return null
  const confidence = Math.round(Math.min(0.85, 0.5 + fullest.energy - second.energy) * 100) / 100
  if (now.label === fullest.label) return { kind: 'chorus', confidence }
  return returning.some(({ label }) => label === now.label) ? { kind: 'verse', confidence } : null
}

function partByName(label: string): SectionPart | null {
  const said = sectionByName(label)
  return said ? { kind: said.kind, confidence: 1 } : null
}

/** `sectionByName('Bass verse 2')` → `{ kind: 'verse', word: 'verse' }` */
export function sectionByName(name: string): { readonly kind: SectionPart['kind']; readonly word: string } | null {
  for (const { kind, words } of SAID) {
    const [word] = words.exec(name) ?? []
    if (word !== undefined) return { kind, word }
  }
  return null
}

const FULL = 0.8
const LEAST_CONFIDENCE = 0.55

/** What producers write into locators; a word that is none of these stays a label. */
const SAID: readonly { readonly kind: SectionPart['kind']; readonly words: RegExp }[] = [
  { kind: 'intro', words: /\bintro/i },
  { kind: 'outro', words: /\boutro|\bcoda\b|\bending\b/i },
  { kind: 'build', words: /\bbuild|\brise(?:r)?\b|\bpre-?\s?(?:chorus|drop)/i },
  { kind: 'break', words: /\bbreak/i },
  { kind: 'drop', words: /\bdrop/i },
  { kind: 'chorus', words: /\bchorus|\bhook\b|\brefrain\b|\brefreng/i },
  { kind: 'verse', words: /\bverse|\bvers\b|\bstrophe\b/i },
]
