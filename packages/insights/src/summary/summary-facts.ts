import {
  barsBetween,
  type BarRange,
  type Harmony,
  isLetter,
  type Report,
  type SectionReport,
  songRange,
  type TrackReport,
} from '@kvint/report'
import { namedPlaces } from '../arrangement/named-places.ts'
import { songParts, unheardParts, type WhyUnheard } from './unheard-parts.ts'

/** What kind of set it is, with what can be counted in it. Names are the producer's own. */
export type SummaryOpening =
  | { readonly kind: 'empty'; readonly trackCount: number }
  | { readonly kind: 'session'; readonly clipCount: number; readonly partCount: number }
  | {
      readonly kind: 'audio'
      readonly seconds: number
      readonly clipCount: number
      readonly partCount: number
      readonly sectionCount: number
    }
  | {
      /** `piece`: a song without sections. */
      readonly kind: 'drums' | 'sketch' | 'piece'
      readonly barCount: number
      readonly partCount: number
      readonly names: readonly string[]
    }
  | { readonly kind: 'song'; readonly sectionCount: number; readonly barCount: number }

/** What its chords do. `shared`: sections of one name have it in common; `few`: `share` of the time, 0…1. */
export type SummaryHarmony =
  | { readonly kind: 'shared'; readonly chord: string; readonly sections: readonly string[] }
  | { readonly kind: 'few'; readonly chords: readonly string[]; readonly share: number }

type PlacedSection = { readonly label: string | null; readonly bars: BarRange; readonly partCount: number }

/** What stands out. */
export type SummaryTurn =
  | {
      readonly kind: 'silent'
      readonly silentCount: number
      readonly partCount: number
      readonly switchedOff: number
      readonly fadersDown: number
      readonly monitored: number
    }
  | {
      readonly kind: 'again'
      /** `null` where the producer gave no name. */
      readonly label: string | null
      readonly before: string
      readonly bar: number
      readonly beforeBar: number
      readonly partCount: number
      readonly added: readonly string[]
      readonly removed: readonly string[]
    }
  | { readonly kind: 'contrast'; readonly largest: PlacedSection; readonly smallest: PlacedSection }
  | { readonly kind: 'unchanged'; readonly bars: BarRange }

export type SummaryFacts = {
  readonly opening: SummaryOpening
  readonly harmony: SummaryHarmony | null
  readonly turn: SummaryTurn | null
}

/** The facts of a report that belong in two sentences; what the report does not hold is `null`. */
export function summaryFacts(made: Report): SummaryFacts {
  const sections = namedPlaces(made.arrangement)
  const report = { ...made, arrangement: { ...made.arrangement, sections } }
  const parts = songParts(report)
  const opening = openingOf(report, parts)
  return {
    opening,
    harmony: opening.kind === 'empty' || opening.kind === 'audio' ? null : harmonyOf(report),
    turn: opening.kind === 'empty' ? null : turnOf(report, parts, opening.kind),
  }
}

function openingOf({ overview, arrangement }: Report, parts: readonly TrackReport[]): SummaryOpening {
  const { clipCounts, noteCounts, trackCounts } = overview
  const barCount = Math.round(overview.lengthBars)
  if (arrangement.of === 'nothing' || parts.length === 0)
    return { kind: 'empty', trackCount: trackCounts.midi + trackCounts.audio }
  if (arrangement.of === 'scenes') return { kind: 'session', clipCount: clipCounts.session, partCount: parts.length }
  if (noteCounts.arrangement === 0)
    return {
      kind: 'audio',
      seconds: overview.lengthSeconds,
      clipCount: clipCounts.arrangement,
      partCount: parts.length,
      sectionCount: arrangement.locators.length > 0 ? arrangement.sections.length : 1,
    }
  const played = { barCount, partCount: parts.length, names: namesOf(parts) }
  if (parts.every(({ kind, role }) => kind === 'midi' && DRUMS.has(role.role) && role.confidence >= EVEN))
    return { kind: 'drums', ...played }
  if (overview.stage.stage === 'sketch' && barCount < SKETCH_BARS && arrangement.sections.length <= SKETCH_SECTIONS)
    return { kind: 'sketch', ...played }
  if (arrangement.sections.length < 2) return { kind: 'piece', ...played }
  return { kind: 'song', sectionCount: arrangement.sections.length, barCount }
}

function harmonyOf({ harmony, arrangement }: Report): SummaryHarmony | null {
  if (harmony.kind === 'unknown') return null
  const { start, end } = songRange(arrangement)
  return sharedBorrowed(harmony, arrangement.sections) ?? fewChords(harmony, end - start)
}

/** The chord from the parallel mode that all sections of one name have. */
function sharedBorrowed(
  { chords }: Extract<Harmony, { kind: 'known' }>,
  sections: readonly SectionReport[],
): SummaryHarmony | null {
  const lent = chords.filter(({ colour, confidence }) => colour === 'borrowed' && confidence >= LIKELY)
  const byName = [...Map.groupBy(sections, ({ label }) => baseName(label))]
  for (const [, alike] of byName.toSorted(([a], [b]) => Number(HIGH_POINT.test(b)) - Number(HIGH_POINT.test(a)))) {
    const names = new Set(alike.map(({ label }) => label))
    if (alike.length < 2 || names.size < 2) continue
    const inEach = alike.map(
      ({ startBeats, endBeats }) =>
        new Set(lent.filter((chord) => chord.startBeats >= startBeats && chord.startBeats < endBeats).map(withoutBass)),
    )
    const [first = new Set<string>(), ...rest] = inEach
    const chord = [...first].find((symbol) => rest.every((others) => others.has(symbol)))
    if (chord) return { kind: 'shared', chord, sections: [...names] }
  }
  return null
}

/** The few chords that fill most of a song of so many beats; none where tones alone or a single root make them up. */
function fewChords({ chords }: Extract<Harmony, { kind: 'known' }>, songBeats: number): SummaryHarmony | null {
  const beats = new Map<string, number>()
  for (const chord of chords) {
    if (chord.confidence < UNSURE) return null
    const symbol = withoutBass(chord)
    beats.set(symbol, (beats.get(symbol) ?? 0) + chord.endBeats - chord.startBeats)
  }
  const all = [...beats.values()].reduce((sum, value) => sum + value, 0)
  const ranked = [...beats].toSorted((a, b) => b[1] - a[1])
  if (all < songBeats / 2 || chords.length < FEWEST_CHORDS) return null
  const shareOf = (most: number) => ranked.slice(0, most).reduce((sum, [, value]) => sum + value, 0) / all
  const counts = [2, 3, 4]
  const most = counts.find((each) => shareOf(each) >= ALL) ?? counts.find((each) => shareOf(each) >= MOSTLY)
  if (most === undefined) return null
  const named = ranked.slice(0, most).map(([symbol]) => symbol)
  const roots = new Set(named.map((symbol) => /^[A-H][♭♯]?/.exec(symbol)?.[0]))
  const isOfChords = roots.size > 1 && named.every((symbol) => !symbol.includes(' '))
  return isOfChords ? { kind: 'few', chords: named, share: shareOf(most) } : null
}

function turnOf(report: Report, parts: readonly TrackReport[], kind: SummaryOpening['kind']): SummaryTurn | null {
  const silent = silentParts(report, parts)
  const stretch = report.arrangement.form.longestUnchanged
  const barsUnchanged = stretch ? stretch.to - stretch.from + 1 : 0
  const isMuch = silent !== null && (kind === 'audio' || silent.silentCount * 3 >= silent.partCount)
  if (isMuch) return silent
  // Scenes stand end to end only in the picture: what comes after what is not yet said.
  if (kind === 'session') return null
  const again = comesAgain(report)
  if (again) return again
  const unchanged = stretch && { kind: 'unchanged' as const, bars: stretch }
  if (unchanged && barsUnchanged >= LONG_BARS) return unchanged
  return contrast(report) ?? (unchanged && barsUnchanged >= STEADY_BARS ? unchanged : null)
}

function silentParts(report: Report, parts: readonly TrackReport[]): (SummaryTurn & { kind: 'silent' }) | null {
  const unheard = [...unheardParts(report).values()]
  if (unheard.length === 0) return null
  // Of a single part the first reason is enough.
  const told = unheard.length === 1 ? unheard.map((why) => why.slice(0, 1)) : unheard
  const count = (reason: WhyUnheard) => told.filter((why) => why.includes(reason)).length
  return {
    kind: 'silent',
    silentCount: unheard.length,
    partCount: parts.length,
    switchedOff: count('off'),
    monitored: count('monitor'),
    fadersDown: count('fader'),
  }
}

/** The last section that has a name of an earlier one, beside that one: what came, what went. */
function comesAgain({ arrangement: { sections, meters, clips }, tracks }: Report): SummaryTurn | null {
  const isLong = ({ startBeats, endBeats }: SectionReport) => endBeats - startBeats >= LONG_SECTION_BEATS
  const named = sections.filter((section) => isLong(section) && section.trackIds.length >= 1)
  // A letter that follows itself goes on: nothing comes back.
  const goesOn = ({ label, startBeats }: SectionReport) =>
    isLetter(label) && sections.findLast((other) => other.startBeats < startBeats)?.label === label
  const pairs = named.flatMap((section) => {
    if (goesOn(section)) return []
    const before = named.find(
      (other) => other.startBeats < section.startBeats && baseName(other.label) === baseName(section.label),
    )
    const isTold =
      before &&
      (section.trackIds.length >= TELLING_PARTS || section.trackIds.some((id) => !before.trackIds.includes(id)))
    return isTold ? [{ before, section }] : []
  })
  const pair = pairs.findLast(({ section }) => HIGH_POINT.test(section.label)) ?? pairs.at(-1)
  if (!pair) return null
  const { before, section } = pair
  const nameOf = (id: number) => ownName(tracks.find((track) => track.id === id)?.name ?? '')
  // A part that plays in some of a section is not among those that make it up, and is not missing from it either.
  const plays = (id: number, { startBeats, endBeats }: SectionReport) =>
    clips.some(
      (clip) =>
        clip.isHeard &&
        clip.trackId === id &&
        Math.min(clip.endBeats, endBeats) - Math.max(clip.startBeats, startBeats) > TAIL_BEATS,
    )
  const missing = (ids: readonly number[], other: SectionReport) =>
    ids.filter((id) => !other.trackIds.includes(id) && !plays(id, other)).map(nameOf)
  return {
    kind: 'again',
    label: isLetter(section.label) ? null : section.label,
    before: before.label,
    bar: barsBetween(meters, section.startBeats, section.endBeats).from,
    beforeBar: barsBetween(meters, before.startBeats, before.endBeats).from,
    partCount: section.trackIds.length,
    added: missing(section.trackIds, before),
    removed: missing(before.trackIds, section),
  }
}

function contrast({ arrangement: { sections, meters } }: Report): SummaryTurn | null {
  const placed = sections
    .filter(({ startBeats, endBeats, trackIds }) => endBeats - startBeats >= LONG_SECTION_BEATS && trackIds.length > 0)
    .map(({ label, startBeats, endBeats, trackIds }) => ({
      label: isLetter(label) ? null : label,
      bars: barsBetween(meters, startBeats, endBeats),
      partCount: trackIds.length,
    }))
  const bySize = placed.toSorted((a, b) => a.partCount - b.partCount)
  const [smallest, largest] = [bySize[0], bySize.at(-1)]
  if (!smallest || !largest || largest.partCount - smallest.partCount < CONTRAST_PARTS) return null
  return { kind: 'contrast', largest, smallest }
}

function withoutBass({ symbol }: { readonly symbol: string }): string {
  return symbol.split('/')[0] ?? symbol
}

/** `Drop 2` → `Drop`; a letter stays. */
function baseName(label: string): string {
  return label.replace(/\s*\d+$/, '')
}

/** Each name once; several parts of one name are counted. */
function namesOf(parts: readonly TrackReport[]): string[] {
  const alike = Map.groupBy(parts, ({ name }) => ownName(name))
  return [...alike].map(([name, { length }]) => (length === 1 ? name : `${String(length)} × ${name}`))
}

/** Live puts a number before the name of a track that has none of its own. */
function ownName(name: string): string {
  const own = name.replace(/^\d+-(?=.)/, '').trim()
  const told = own === 'Audio' || own === 'MIDI' ? name : own
  return told.length > LONGEST_NAME ? `${told.slice(0, LONGEST_NAME - 1).trimEnd()}…` : told
}

const DRUMS: ReadonlySet<string> = new Set(['drums', 'kick', 'snare', 'hats', 'percussion'])
const HIGH_POINT = /drop|chorus|hook|refr/i
const LIKELY = 0.6
const UNSURE = 0.3
const EVEN = 0.5
const ALL = 0.995
const FEWEST_CHORDS = 4
/** Fewer parts that are the same again are no news. */
const TELLING_PARTS = 3
const MOSTLY = 0.7
const LONGEST_NAME = 28
const SKETCH_BARS = 32
const SKETCH_SECTIONS = 3
const LONG_SECTION_BEATS = 16
/** A recording may ring on for a bar. */
const TAIL_BEATS = 4
const LONG_BARS = 32
const STEADY_BARS = 16
const CONTRAST_PARTS = 3
