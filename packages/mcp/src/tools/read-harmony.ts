import { keyAt, pitchClassSign } from '@kvint/report'
import { z } from 'zod'
import type { ChordReading, Harmony, Report } from '@kvint/report'
import { MODES, MODE_INTERVALS } from '@kvint/theory/mode'
import { type Stretch, barsOf, barsText, overlap } from '../music/bar-lines.ts'
import { chordLines } from '../music/chord-lines.ts'
import { doubtedThere } from '../music/doubted-chords.ts'
import { keyNames, likelyKeys } from '../music/key-words.ts'
import { round } from '../music/numbers.ts'
import { soloRemark } from '../music/track-state.ts'
import { placeEvidence } from '../music/place-evidence.ts'
import { type Place, placeOf } from '../music/place.ts'
import {
  barsField,
  cursorField,
  detailField,
  leftOutField,
  nextCursorField,
  projectField,
  saveField,
  sectionField,
} from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { pageOf } from '../music/page.ts'
import { defineTool } from './tool.ts'

export const readHarmony = defineTool({
  name: 'harmony_read',
  scope: 'projects:read',
  title: 'Keys and chords',
  description:
    'Key with evidence and runner-up, changes of key, chords with Roman numerals, the progressions that return, for the song, bars, a section or a clip. detailed adds the function of each chord. ? marks a doubtful chord, % one that goes on, ~ one held over from before the line. Key, scale, evidence and numerals are those of the place asked for.',
  input: z.object({
    project: projectField,
    save: saveField,
    bars: barsField,
    section: sectionField,
    clip: z.string().max(100).optional(),
    detail: detailField,
    cursor: cursorField,
  }),
  output: z.object({
    project: z.string(),
    place: z.string(),
    key: z.string(),
    songKey: z.string(),
    confidence: z.number(),
    runnerUp: z.string(),
    evidence: z.array(z.string()),
    scale: z.string(),
    keyChanges: z.array(z.string()),
    chords: z.array(z.object({ bars: z.string(), chords: z.string() })),
    progressions: z.array(z.string()),
    tension: z.string(),
    readFrom: z.string(),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: (input, context) =>
    onProject(input, context, ({ entry, report }) => {
      const { harmony, arrangement } = report
      if (harmony.kind === 'unknown') return new ToolProblem(`The harmony is not known: ${harmony.reason}`)
      const place = placeOf(report, input)
      if ('problem' in place) return new ToolProblem(place.problem)
      const chords = harmony.chords.filter((chord) => overlap(chord, place))
      const isDetailed = input.detail === 'detailed'
      const lines = chordLines(
        place.isWhole ? chords : doubtedThere(chords, place, report),
        arrangement,
        place.bars,
        isDetailed,
      )
      const page = pageOf(lines, { cursor: input.cursor, limit: isDetailed ? 40 : 16, of: 'lines of chords' })
      return {
        project: entry.id,
        place: place.name,
        ...keyFacts(harmony, report, place, chords),
        chords: [...page.entries],
        progressions: progressions(chords),
        tension: functionShares(chords),
        readFrom: trackNames(harmony, report),
        leftOut: [...page.leftOut, ...soloRemark(report)],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      }
    }),
})

type Known = Extract<Harmony, { kind: 'known' }>

function keyFacts(harmony: Known, report: Report, place: Place, chords: readonly ChordReading[]) {
  const { key, localKeys } = harmony
  const there = localKeys.filter((local) => overlap(local, place))
  const main = there.toSorted((a, b) => beatsIn(b, place) - beatsIn(a, place))[0]
  const isOfSong = place.isWhole || !main || main.name === key.name
  const held = isOfSong ? key : main
  const spelled = keyAt(report.harmony, isOfSong ? place.startBeats : Math.max(place.startBeats, main.startBeats))
  const named = keyNamed(held)
  const told = keyNames(likelyKeys(key).map(({ name }) => name))
  return {
    key: isOfSong ? told : held.name,
    songKey: told,
    confidence: round(held.confidence),
    runnerUp: isOfSong && key.runnerUp ? `${key.runnerUp.name} (${round(key.runnerUp.confidence)})` : 'none',
    evidence: place.isWhole || !named ? [...key.evidence] : placeEvidence(chords, named, place, report),
    scale: named
      ? MODE_INTERVALS[named.mode].map((step) => pitchClassSign((named.tonicPitchClass + step) % 12, spelled)).join(' ')
      : '',
    keyChanges: there
      .filter((local) => local.name !== held.name || there.length > 1)
      .map(
        (local) => `${barsText(barsOf(local, report.arrangement.meters))}: ${local.name} (${round(local.confidence)})`,
      ),
  }
}

function keyNamed({ tonicPitchClass, mode }: { readonly tonicPitchClass: number; readonly mode: string }) {
  const known = MODES.find((name) => name === mode)
  return known ? { tonicPitchClass, mode: known } : null
}

function beatsIn(span: Stretch, place: Stretch): number {
  return Math.min(span.endBeats, place.endBeats) - Math.max(span.startBeats, place.startBeats)
}

/** Runs of four chords that come back, the most frequent first; a loop once, however it is turned. */
function progressions(chords: readonly ChordReading[]): string[] {
  const names = chords.map(({ roman, symbol }) => roman?.replace(FIGURES, '') ?? symbol)
  const changes = names.filter((name, at) => name !== names[at - 1])
  const counts = new Map<string, number>()
  for (let at = 0; at + CYCLE <= changes.length; at++) {
    const text = changes.slice(at, at + CYCLE).join(JOINT)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const shown: [text: string, count: number][] = []
  for (const [text, count] of [...counts].sort(([, a], [, b]) => b - a))
    if (count > 1 && !shown.some(([other]) => isTurned(text, other))) shown.push([text, count])
  return shown.slice(0, SHOWN_PROGRESSIONS).map(([text, count]) => `${text} (${count} times)`)
}

/** `i – VI – III – VII` and `III – VII – i – VI` are one loop. */
function isTurned(text: string, other: string): boolean {
  return `${other}${JOINT}${other}${JOINT}`.includes(`${text}${JOINT}`)
}

function functionShares(chords: readonly ChordReading[]): string {
  const beats = (role: ChordReading['function']) =>
    chords.filter((chord) => chord.function === role).reduce((sum, chord) => sum + chord.endBeats - chord.startBeats, 0)
  const all = FUNCTIONS.map((role) => ({ role, beats: beats(role) }))
  const total = all.reduce((sum, share) => sum + share.beats, 0)
  if (total === 0) return 'no chords here'
  return all
    .filter((share) => share.beats > 0)
    .map((share) => `${share.role} ${round((100 * share.beats) / total, 0)} %`)
    .join(', ')
}

function trackNames({ trackIds }: Known, { tracks }: Report): string {
  return trackIds.map((id) => tracks.find((track) => track.id === id)?.name ?? `track ${id}`).join(', ')
}

const CYCLE = 4
const JOINT = ' – '
/** Sevenths and inversions: a progression is the same with them and without. */
const FIGURES = /M?(?:7|65|64|6|43|42)(?=\/|$)/
const SHOWN_PROGRESSIONS = 4
const FUNCTIONS = ['tonic', 'subdominant', 'dominant', 'outside'] as const
