import { type Chord, CHORD_QUALITIES, type Progression } from '@kvint/theory'
import { movingHarmony } from '../../harmony/moving-harmony.ts'
import type { Song } from '../../song/song.ts'
import { isBassOfAnotherKey } from './bass-of-another-key.ts'
import { type Loop, loopsIn, roundOf } from './loop-of.ts'
import { loopsByBar, type Round } from './loops-by-bar.ts'

export type ClearLoop = Loop & {
  /** All chords among which it was found. */
  readonly among: readonly Chord[]
  /** Its numerals are those of the song’s key. */
  readonly isInKey: boolean
}

/**
 * The loop of chords that fills most of the song, if it is sure: first of what moves over a drone or a figure that goes on,
 * then of all; also where no key is known.
 *
 * `loopOfChords(song)?.pass` → `[C, G, Am, F]`
 */
export function loopOfChords(song: Song): ClearLoop | null {
  const known = KNOWN.get(song)
  if (known !== undefined) return known
  const found = findLoop(song)
  KNOWN.set(song, found)
  return found
}

function findLoop(song: Song): ClearLoop | null {
  const { harmonyDetail, lines } = song
  const moving = movingHarmony(song)
  const readings = [moving, harmonyDetail, lines.withoutKey]
  for (const read of readings) {
    if (!read) continue
    const loop = clearestLoop(song, read.chords, 'facts' in read ? read.facts.progressions : [])
    const isInKey = read !== moving || moving.key.name === harmonyDetail?.key.name
    if (loop) return { ...loop, among: read.chords, isInKey }
  }
  return null
}

/** The one that fills most of the song, of those that are sure: chords in a row, or else what comes round with the bars. */
function clearestLoop(song: Song, chords: readonly Chord[], progressions: readonly Progression[]): Loop | undefined {
  const beatsPerBar = song.picture.meters[0]?.beatsPerBar ?? 4
  const loopOf = loopsIn(song, chords)
  const clearestOf = (rounds: readonly Round[], fewest: number) =>
    rounds
      .filter((each) => lastsWholeBars(each, beatsPerBar))
      .map(loopOf)
      .filter((each) => each.density >= fewest && isClear(song, each))
      .filter(({ pass }) => isOfChords(pass) && !hasBothThirds(pass) && !repeatsItself(pass))
      .filter(({ pass }) => pass.length > 2 || pass.every((chord) => lengthOf(chord) > beatsPerBar / 2 - HAIR_BEATS))
      .filter((each) => !isBassOfAnotherKey(song, placeOf(song, each)))
      .toSorted(
        (a, b) =>
          b.passes * b.lengthBeats - a.passes * a.lengthBeats ||
          a.lengthBeats - b.lengthBeats ||
          b.pass.length - a.pass.length,
      )[0]
  const inARow = progressions.map((each) => roundOf(chords, each))
  return clearestOf(inARow, 0) ?? clearestOf(loopsByBar(chords, beatsPerBar), MOSTLY_WHOLE)
}

const lengthOf = ({ startBeats, endBeats }: Chord): number => endBeats - startBeats

/** Minor and major on one root in a row: one chord with both thirds, as 7♯9, is read as two. */
function hasBothThirds(pass: readonly Chord[]): boolean {
  return pass.some((chord, index) => {
    const next = pass[(index + 1) % pass.length]
    const thirds = new Set([chord, next].map((one) => one && CHORD_QUALITIES[one.quality].intervals[1]))
    return next?.rootPitchClass === chord.rootPitchClass && thirds.has(MINOR_THIRD) && thirds.has(MAJOR_THIRD)
  })
}

/** The section or scene in which its told pass stands. */
function placeOf({ picture }: Song, { startBeats, lengthBeats }: Loop) {
  const section = picture.sections.find((each) => each.startBeats <= startBeats && each.endBeats > startBeats)
  return section ?? { startBeats, endBeats: startBeats + lengthBeats }
}

/** Its second half is the first again: the loop is half as long, and no whole bars. */
function repeatsItself(pass: readonly Chord[]): boolean {
  const half = pass.length / 2
  return (
    Number.isInteger(half) &&
    pass.slice(half).every(({ rootPitchClass }, at) => rootPitchClass === pass[at]?.rootPitchClass)
  )
}

function isClear(song: Song, loop: Loop): boolean {
  const { passes, named, played, filled, isCompleted, confidence } = loop
  return (
    (passes >= FEWEST_TIMES || (passes >= FEWEST_OF_SCENES && fillsItsScenes(song, loop))) &&
    named >= MOSTLY &&
    played > MOSTLY &&
    filled >= MOSTLY_WHOLE &&
    !isCompleted &&
    confidence >= (passes >= MANY_TIMES ? LIKELY_CHORD : SURE_CHORD)
  )
}

/** A clip of a scene goes round for as long as the scene is played: twice in it, and nothing else, is a loop. */
function fillsItsScenes({ picture: { of, sections } }: Song, { starts, passes, lengthBeats }: Loop): boolean {
  const scenes = sections.filter(({ startBeats, endBeats }) =>
    starts.some((start) => start > startBeats - HAIR_BEATS && start < endBeats - HAIR_BEATS),
  )
  const beats = scenes.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
  return of === 'scenes' && scenes.length > 0 && passes * lengthBeats >= beats - HAIR_BEATS
}

/** A loop is a bar long or several, as musicians count; what comes round in 8.5 or 96 beats is no loop that they hear. */
function lastsWholeBars({ lengthBeats }: Round, beatsPerBar: number): boolean {
  const bars = lengthBeats / beatsPerBar
  return Math.abs(bars - Math.round(bars)) < 0.02 && bars > 0.9 && bars <= LONGEST_LOOP_BARS
}

/** Two roots or more; one or two notes are no chord that could be named. */
function isOfChords(chords: readonly Chord[]): boolean {
  return (
    new Set(chords.map(({ rootPitchClass }) => rootPitchClass)).size > 1 && chords.every(({ sounding }) => !sounding)
  )
}

const MINOR_THIRD = 3
const MAJOR_THIRD = 4
const MOSTLY = 0.5
const MOSTLY_WHOLE = 0.75
const FEWEST_TIMES = 4
const FEWEST_OF_SCENES = 2
const LONGEST_LOOP_BARS = 16
const SURE_CHORD = 0.6
/** What is heard alike in pass after pass may be a little less sure each time. */
const MANY_TIMES = 8
const LIKELY_CHORD = 0.5
const HAIR_BEATS = 0.05
const KNOWN = new WeakMap<Song, ClearLoop | null>()
