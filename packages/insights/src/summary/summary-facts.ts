import {
  type BarRange,
  type ChordReading,
  type ClipReport,
  type Harmony,
  isLetter,
  type Report,
  type SectionReport,
  songRange,
  type TrackReport,
} from '@kvint/report'
import { differentRoots } from '../harmony/different-roots.ts'
import { soundingSections } from '../arrangement/music-in.ts'
import { singleSounds, stretchesOf } from '../arrangement/single-sounds.ts'
import { namedPlaces } from '../arrangement/named-places.ts'
import { baseName, comesAgain, HIGH_POINT } from './comes-again.ts'
import { DRUMS, EVEN_ODDS, namesOf } from './part-names.ts'
import { HAS_WORD, sessionOpening, type SessionOpening } from './session-opening.ts'
import { drumsAlone } from './drums-alone.ts'
import { silencedBySolo, silentParts } from './silent-parts.ts'
import { silenceIn } from './silence-in.ts'
import type { SilentTurn, SummaryTurn, Unfolds } from './summary-turn.ts'
import { stackedTakes } from './stacked-takes.ts'
import { wholeSongs } from './whole-songs.ts'
import { filledClips, songParts, unheardParts } from './unheard-parts.ts'

/** From the bar in which the first sound falls, with the bars inside in which nothing is heard. */
export type Length = { readonly startBar: number; readonly barCount: number; readonly silence: readonly BarRange[] }

/** What kind of set it is, with what can be counted in it. Names are the producer's own. */
export type SummaryOpening =
  | { readonly kind: 'empty'; readonly trackCount: number }
  /** Clips, and neither notes nor audio in them. */
  | { readonly kind: 'hollow'; readonly clipCount: number }
  /** Single sounds in a row: no song. */
  | { readonly kind: 'sounds'; readonly soundCount: number; readonly partCount: number }
  | SessionOpening
  | {
      readonly kind: 'audio'
      readonly startBar: number
      readonly seconds: number
      readonly clipCount: number
      readonly trackCount: number
      /** Fewer where several tracks are one part. */
      readonly partCount: number
      readonly sectionCount: number
      readonly session: Waiting
    }
  | ({
      /** `piece`: a song without sections. */
      readonly kind: 'drums' | 'sketch' | 'piece'
      readonly partCount: number
      readonly names: readonly string[]
      readonly session: Waiting
    } & Length)
  | ({
      readonly kind: 'song'
      readonly sectionCount: number
      /** Names that the producer gave to sections. */
      readonly sectionNames: readonly string[]
    } & Length)

/** Clips of the session, where more never got a place than is arranged. */
type Waiting = { readonly clipCount: number; readonly haveNotes: boolean } | null

/** What its chords do. `shared`: sections of one name have it in common; `few`: `share` of the time, 0…1. */
export type SummaryHarmony =
  | { readonly kind: 'shared'; readonly chord: string; readonly sections: readonly string[] }
  | { readonly kind: 'few'; readonly chords: readonly string[]; readonly share: number }

export type SummaryFacts = {
  readonly opening: SummaryOpening
  readonly harmony: SummaryHarmony | null
  /** How it goes from the beginning to the end. */
  readonly unfolds: Unfolds | null
  readonly turn: SummaryTurn | null
  /** What is not heard as saved, where `turn` tells something else. */
  readonly silent: SilentTurn | null
}

/** The facts of a report that belong in its summary; what the report does not hold is `null`. */
export function summaryFacts(made: Report): SummaryFacts {
  const unheard = unheardParts(made)
  const audible = made.arrangement.sections.map((section) => ({
    ...section,
    trackIds: section.trackIds.filter((id) => !unheard.has(id)),
  }))
  const sections = namedPlaces({ ...made.arrangement, sections: audible })
  const report = { ...made, arrangement: { ...made.arrangement, sections } }
  const tracks = songParts(report).filter(({ id }) => unheard.has(id) || isHeardAnywhere(report, id))
  const parts = tracks.flatMap((part) => asOnePart(report, part))
  const heard = parts.filter(({ id }) => !unheard.has(id))
  const opening = openingOf(report, heard.length > 0 ? heard : parts)
  const harmony = WITHOUT_HARMONY.has(opening.kind) ? null : harmonyOf(report)
  const isTold = parts.length > 0 && opening.kind !== 'sounds'
  const silent = isTold ? silentParts(report, parts, unheard, countsHeard(opening) && heard.length > 0) : null
  const turn = isTold ? turnOf(report, parts, unheard, silent, opening) : null
  return {
    opening,
    harmony,
    unfolds: isTold && turn?.kind !== 'soloed' ? unfoldsOf(report, parts) : null,
    turn,
    silent: turn?.kind === 'silent' || turn?.kind === 'soloed' ? null : silent,
  }
}

/** A few bars before the song, or behind it, are no section where the producer has not named them. */
function isSection({ label, startBeats, endBeats }: SectionReport): boolean {
  return !isLetter(label) || endBeats - startBeats >= SHORTEST_SECTION_BEATS
}

/** A bus whose clips are there to keep it in the picture is no part. */
function isHeardAnywhere({ arrangement }: Report, id: TrackReport['id']): boolean {
  return arrangement.clips.some(({ trackId, isHeard }) => trackId === id && isHeard)
}

/** Whether the parts that an opening counts are those that are heard. */
function countsHeard(opening: SummaryOpening): boolean {
  return 'names' in opening || (opening.kind === 'session' && !opening.scenes && !opening.playedLive)
}

/** Tracks that are one part, by the first of them, under the name of their group where they have one. */
function asOnePart({ arrangement, tracks }: Report, part: TrackReport): TrackReport[] {
  const layers = arrangement.form.unfolding?.layers?.find((ids) => ids.some((id) => id === part.id))
  if (!layers) return [part]
  if (layers[0] !== part.id) return []
  const isOfGroup = tracks.every(({ id, groupId }) => groupId === part.groupId || !layers.some((layer) => layer === id))
  const group = isOfGroup ? tracks.find(({ id }) => id === part.groupId) : undefined
  return [group ? { ...part, name: group.name } : part]
}

function unfoldsOf({ arrangement }: Report, parts: readonly TrackReport[]): Unfolds | null {
  const contour = arrangement.form.unfolding?.contour
  const namesIn = (ids: readonly number[]) => namesOf(ids.flatMap((id) => parts.find((part) => part.id === id) ?? []))
  return contour ? { contour, namesOf: namesIn } : null
}

function sectionNames({ arrangement }: Report): string[] {
  const labels = soundingSections(arrangement).map(({ label }) => label)
  return [...new Set(labels.filter((label) => HAS_WORD.test(label)))]
}

function openingOf(report: Report, heard: readonly TrackReport[]): SummaryOpening {
  const { overview, arrangement } = report
  const { trackCounts } = overview
  const barCount = Math.round(overview.lengthBars)
  const startBar = arrangement.form.moves[0]?.bar ?? 1
  const sectionCount = soundingSections(arrangement).filter(isSection).length
  const clips = filledClips(arrangement)
  const clipCount = clips.length
  const isWaiting = (arrangement.form.unfolding?.unusedLoops.length ?? 0) > clipCount
  const session = isWaiting
    ? { clipCount: overview.clipCounts.session, haveNotes: overview.noteCounts.session > 0 }
    : null
  if (arrangement.clips.length === 0) return { kind: 'empty', trackCount: trackCounts.midi + trackCounts.audio }
  if (clipCount === 0) return { kind: 'hollow', clipCount: arrangement.clips.length }
  if (arrangement.of === 'scenes') return sessionOpening(report, clips)
  const soundCount = soundsIn(arrangement, clips, heard)
  if (soundCount !== null) return { kind: 'sounds', soundCount, partCount: heard.length }
  const playing = report.tracks.filter(({ id }) => clips.some(({ trackId }) => trackId === id))
  if (clips.every(({ kind }) => kind === 'audio'))
    return {
      kind: 'audio',
      startBar,
      seconds: overview.lengthSeconds,
      clipCount,
      trackCount: playing.length,
      partCount: playing.flatMap((part) => asOnePart(report, part)).length,
      sectionCount: arrangement.locators.length > 0 ? sectionCount : 1,
      session,
    }
  const silence = silenceIn(arrangement, { from: startBar, to: startBar + barCount - 1 })
  const played = { startBar, barCount, silence, partCount: heard.length, names: namesOf(heard), session }
  if (heard.every(({ kind, role }) => kind === 'midi' && DRUMS.has(role.role) && role.confidence >= EVEN_ODDS))
    return { kind: 'drums', ...played }
  if (overview.stage.stage === 'sketch' && barCount < SKETCH_BARS && sectionCount <= SKETCH_SECTIONS)
    return { kind: 'sketch', ...played }
  const names = sectionNames(report)
  // One name among many sections tells no form.
  const isNamed = names.length > 1 || (names.length === 1 && sectionCount <= MOST_OF_ONE_NAME)
  if (sectionCount < 2 || !isNamed) return { kind: 'piece', ...played }
  return { kind: 'song', sectionCount, startBar, barCount, silence, sectionNames: names }
}

/** Of a bank of sounds, how many it holds. */
function soundsIn(
  { clips: all }: Report['arrangement'],
  clips: readonly ClipReport[],
  heard: readonly TrackReport[],
): number | null {
  // The notes of a content stand in the first clip that has it.
  const held = new Map(all.flatMap(({ notes, contentId }) => (notes.length > 0 ? [[contentId, notes] as const] : [])))
  return singleSounds(
    heard.map(({ id }) =>
      stretchesOf(
        clips
          .filter(({ trackId }) => trackId === id)
          .map((report) => ({ report, notes: held.get(report.contentId) ?? [] })),
      ),
    ),
  )
}

function harmonyOf({ harmony, arrangement }: Report): SummaryHarmony | null {
  if (harmony.kind === 'unknown') return null
  const { start, end } = songRange(arrangement)
  const few = fewChords(harmony, end - start)
  // Of scenes that are launched, most is no share of a song.
  const isTold = arrangement.of === 'arrangement' || (few?.kind === 'few' && few.share >= ALL)
  return sharedBorrowed(harmony, arrangement.sections) ?? (isTold ? few : null)
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
  if (chords.some(({ confidence }) => confidence < UNSURE)) return null
  const beatsOf = (some: readonly ChordReading[]) =>
    some.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
  const longest = (of: ReadonlyMap<string, readonly ChordReading[]>) =>
    [...of].map(([name, some]) => [name, beatsOf(some)] as const).toSorted((a, b) => b[1] - a[1])
  // A seventh or ninth that comes and goes makes no other chord, but for a dominant's: it has the name that it has for longest.
  const alike = Map.groupBy(chords, (chord) => {
    const symbol = withoutBass(chord)
    return /[ –]/.test(symbol) || symbol.endsWith('5')
      ? symbol
      : `${chord.rootPitchClass} ${TRIAD_OF[chord.quality] ?? chord.quality}`
  })
  const ranked = [...alike.values()]
    .map((some) => ({
      symbol: longest(Map.groupBy(some, withoutBass))[0]?.[0] ?? '',
      beats: beatsOf(some),
      firstBeats: some[0]?.startBeats ?? 0,
      chords: some,
    }))
    .toSorted((a, b) => b.beats - a.beats)
  const all = beatsOf(chords)
  if (all < songBeats / 2 || chords.length < FEWEST_CHORDS) return null
  const shareOf = (most: number) => ranked.slice(0, most).reduce((sum, { beats }) => sum + beats, 0) / all
  // A chord that comes for a bar in each eight belongs to them, where the list has room for it.
  const isWhole = (each: number) => each === MOST_CHORDS || (ranked[each]?.beats ?? 0) < all * LEAST_OF_SONG
  const counts = [2, 3, MOST_CHORDS].filter(isWhole)
  const most = counts.find((each) => shareOf(each) >= ALL) ?? counts.find((each) => shareOf(each) >= MOSTLY)
  if (most === undefined) return null
  const told = ranked.slice(0, most)
  const named = told.toSorted((a, b) => a.firstBeats - b.firstBeats).map(({ symbol }) => symbol)
  const isOfChords =
    differentRoots(told.flatMap((each) => each.chords)) > 1 && named.every((symbol) => !/[ –]/.test(symbol))
  return isOfChords ? { kind: 'few', chords: named, share: shareOf(most) } : null
}

/** Chords that are one with their triad in a list of few. */
const TRIAD_OF: Readonly<Partial<Record<ChordReading['quality'], string>>> = {
  maj7: 'maj',
  maj6: 'maj',
  min7: 'min',
  min6: 'min',
}

function turnOf(
  report: Report,
  parts: readonly TrackReport[],
  unheard: ReturnType<typeof unheardParts>,
  silent: SilentTurn | null,
  { kind }: SummaryOpening,
): SummaryTurn | null {
  const soloed = silencedBySolo(report, parts)
  if (soloed) return soloed
  const stretch = report.arrangement.form.longestUnchanged
  const barsUnchanged = stretch ? stretch.to - stretch.from + 1 : 0
  const isMuch = silent !== null && (kind === 'audio' || silent.silentCount * 3 >= silent.partCount)
  if (isMuch) return silent
  // Scenes stand end to end only in the picture: what comes after what is not yet said.
  if (kind === 'session') return null
  const heard = parts.filter(({ id }) => !unheard.has(id))
  const songs = namesOf(wholeSongs(report, heard))
  if (songs.length > 0) return { kind: 'song', names: songs }
  const again = comesAgain(report)
  if (again) return again
  const contour = report.arrangement.form.unfolding?.contour
  const drums = kind === 'song' || kind === 'piece' ? drumsAlone(report, parts, unheard) : null
  if (drums && drums.bars.from !== contour?.dip?.bars.from) return drums
  const least = contour ? LONG_BARS : STEADY_BARS
  const stacked = kind === 'audio' && barsUnchanged < LONG_BARS ? stackedTakes(report, unheard) : null
  return stacked ?? (stretch && barsUnchanged >= least ? { kind: 'unchanged', bars: stretch } : null)
}

function withoutBass({ symbol }: { readonly symbol: string }): string {
  return symbol.split('/')[0] ?? symbol
}

const WITHOUT_HARMONY: ReadonlySet<string> = new Set(['empty', 'hollow', 'audio', 'sounds'])
const LIKELY = 0.6
const UNSURE = 0.3
const ALL = 0.995
const FEWEST_CHORDS = 4
const MOSTLY = 0.7
const LEAST_OF_SONG = 1 / 8
const MOST_CHORDS = 4
/** Four bars of common time. */
const SHORTEST_SECTION_BEATS = 16
const SKETCH_BARS = 32
const SKETCH_SECTIONS = 3
const MOST_OF_ONE_NAME = 4
const LONG_BARS = 32
const STEADY_BARS = 16
