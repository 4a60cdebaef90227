import { keyName as nameOfKey, type Key } from '@kvint/theory'
import { type NamedLoop, namedLoops } from '../../harmony/named-keys.ts'
import type { Part, Song } from '../../song/song.ts'
import { keyName, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const loopsInOtherKeys: Check = {
  id: 'HA28',
  title: 'Loops whose names say another key',
  area: 'harmony',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'guess',
  source:
    'Keys two fifths apart or more differ in two of their seven notes or more (circle of fifths: Kostka & Payne, Tonal Harmony). A bar together is a rule of thumb',
  find: (song) => {
    const loops = song.parts
      .filter(({ isAudible }) => isAudible)
      .flatMap((part) => namedLoops(part).map((loop) => ({ ...loop, part })))
    return besideTheNotes(song, loops) ?? besideEachOther(song, loops)
  },
  learnMore: [manual('Clip View', 'Transposing clips'), term('Key', 'key')],
  honesty:
    'A guess: a name says what was recorded. The loop may hold only notes that both keys have, and a clash may be meant: listen.',
}

type Loop = NamedLoop & { readonly part: Part }

function besideTheNotes(song: Song, loops: readonly Loop[]): Sighting | null {
  const detail = song.harmonyDetail
  if (!detail || detail.key.confidence < SURE_KEY) return null
  const { key } = detail
  const far = firstOfEach(
    loops.filter(
      (loop) => fifthsBetween(loop.key, key) >= FAR && detail.chords.some((chord) => areTogether(song, loop, chord)),
    ),
  )
  const [first] = far
  if (!first) return null
  return {
    claim:
      far.length === 1
        ? say`The name of ${quoted(first.fileName)} says ${said(first)}, and your notes are in ${keyName(key.name)}.`
        : say`The names of ${far.length} loops say other keys than ${keyName(key.name)}, in which your notes are.`,
    evidence: far.map((loop) => aboutLoop(song, loop)),
    figures: { semitones: semitonesTo(key, first.key) },
  }
}

/** The loop whose key fewer files say is the other one. */
function besideEachOther(song: Song, loops: readonly Loop[]): Sighting | null {
  const filesLike = ({ key }: Loop) =>
    firstOfEach(loops.filter((each) => signature(each.key) === signature(key))).length
  for (const loop of loops.toSorted((a, b) => filesLike(b) - filesLike(a))) {
    const other = loops.find(
      (each) => fifthsBetween(loop.key, each.key) >= FAR && areTogether(song, loop, each.placed.report),
    )
    if (!other) continue
    const alike = firstOfEach(loops.filter(({ key }) => nameOfKey(key) === nameOfKey(loop.key)))
    const pair = [loop, other]
    return {
      claim:
        alike.length > 1
          ? say`The name of ${quoted(other.fileName)} says ${said(other)}, those of ${alike.length} other loops ${said(loop)}.`
          : say`${quoted(loop.fileName)} and ${quoted(other.fileName)} play together, and their names say ${said(loop)} and ${said(other)}.`,
      evidence: firstOfEach([...pair, ...loops]).map((each) => aboutLoop(song, each)),
      figures: { semitones: semitonesTo(loop.key, other.key) },
    }
  }
  return null
}

function aboutLoop(song: Song, loop: Loop) {
  return aboutClip(song, loop.part, loop.placed, say`its name says ${said(loop)}`)
}

function said({ key }: NamedLoop) {
  return keyName(nameOfKey(key))
}

function firstOfEach(loops: readonly Loop[]): Loop[] {
  return [...Map.groupBy(loops, ({ fileName, key }) => `${fileName} ${nameOfKey(key)}`).values()].flatMap((same) =>
    same.slice(0, 1),
  )
}

function areTogether(
  song: Song,
  { placed: { report } }: Loop,
  other: { startBeats: number; endBeats: number },
): boolean {
  const beats = Math.min(report.endBeats, other.endBeats) - Math.max(report.startBeats, other.startBeats)
  return beats >= (song.picture.meters[0]?.beatsPerBar ?? 4)
}

/** Steps on the circle of fifths between two keys; relative keys are none apart. */
function fifthsBetween(a: Key, b: Key): number {
  const steps = (7 * (signature(a) - signature(b) + 24)) % 12
  return Math.min(steps, 12 - steps)
}

/** The tonic of the major key with the same notes. */
function signature({ tonicPitchClass, mode }: Key): number {
  return (tonicPitchClass - ABOVE_MAJOR[mode] + 12) % 12
}

/** `+3` or `−2`: what brings the notes of one key to those of the other, by the shorter way. */
function semitonesTo(home: Key, away: Key): string {
  const up = (signature(home) - signature(away) + 12) % 12
  return up <= 6 ? `+${up}` : `−${12 - up}`
}

const ABOVE_MAJOR = { major: 0, dorian: 2, phrygian: 4, lydian: 5, mixolydian: 7, minor: 9, locrian: 11 } as const
const SURE_KEY = 0.7
/** In fifths: neighbours on the circle have six notes of seven in common. */
const FAR = 2
