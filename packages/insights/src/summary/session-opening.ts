import type { ClipReport, Report, TempoPoint } from '@kvint/report'
import { sectionByName } from '../arrangement/name-sections.ts'

/** A set whose music stands in the session view. */
export type SessionOpening = {
  readonly kind: 'session'
  readonly clipCount: number
  readonly partCount: number
  /** Scenes that hold something, from the first to the last that the producer named; `null` where three have no name. */
  readonly scenes: {
    readonly count: number
    /** Several where scenes that hold nothing stand between. */
    readonly groups: readonly { readonly first: string; readonly last: string }[]
    /** In their order, where they have several of their own. */
    readonly bpms: readonly number[]
  } | null
  /** Sections that clips are named for, where scenes are not: `verse`, `chorus`. */
  readonly clipNames: readonly string[]
  /** `null` where nothing says that it is played from a stage. */
  readonly playedLive: { readonly sceneCount: number; readonly hasClick: boolean } | null
}

/** How a set without an arrangement opens its summary, by its clips that hold something. */
export function sessionOpening({ overview, arrangement }: Report, clips: readonly ClipReport[]): SessionOpening {
  const sounding = clips.filter(({ isHeard }) => isHeard)
  const told = sounding.length > 0 ? sounding : clips
  const held = scenesOf(arrangement, clips)
  const sections = new Map(
    told.flatMap(({ name }) => {
      const said = sectionByName(name)
      return said ? [[said.kind, said.word.toLowerCase()] as const] : []
    }),
  )
  return {
    kind: 'session',
    clipCount: told.length,
    partCount: new Set(told.map(({ trackId }) => trackId)).size,
    scenes: namedScenes(held, arrangement.tempos),
    clipNames: sections.size >= FEWEST_SECTIONS ? [...sections.values()] : [],
    playedLive: overview.playedLive
      ? { sceneCount: held.filter(({ isHeld }) => isHeld).length, hasClick: overview.playedLive.hasClick }
      : null,
  }
}

type HeldScene = { readonly name: string; readonly startBeats: number; readonly isHeld: boolean }

/** The scenes of the picture, and whether a clip in them holds something. */
function scenesOf({ locators, lengthBeats }: Report['arrangement'], clips: readonly ClipReport[]): HeldScene[] {
  return locators.map(({ name, startBeats }, index) => {
    const endBeats = locators[index + 1]?.startBeats ?? lengthBeats
    const isHeld = clips.some((clip) => clip.startBeats >= startBeats && clip.startBeats < endBeats)
    return { name, startBeats, isHeld }
  })
}

function namedScenes(scenes: readonly HeldScene[], tempos: readonly TempoPoint[]): SessionOpening['scenes'] {
  // Live numbers a scene without a name; one that holds nothing either parts two groups.
  const starts = scenes.flatMap((scene, index) => (index === 0 || !(scene.isHeld || hasName(scene)) ? [index] : []))
  const parted = starts.map((start, index) => namedIn(scenes.slice(start, starts[index + 1])))
  const several = parted.filter((group) => group.length > 0)
  const groups = several.every((group) => group.filter(hasName).length >= FEWEST_NAMED) ? several : [namedIn(scenes)]
  const told = groups.flat()
  const ends = groups.map((group) => ({ first: group[0]?.name ?? '', last: group.at(-1)?.name ?? '' }))
  if (told.filter(hasName).length < FEWEST_NAMED || ends.some(({ first, last }) => first === last)) return null
  const bpms = new Set(told.map(({ startBeats }) => tempos.findLast((tempo) => tempo.startBeats <= startBeats)?.bpm))
  return {
    count: told.length,
    groups: ends,
    bpms: bpms.size > 1 ? [...bpms].filter((bpm) => bpm !== undefined) : [],
  }
}

/** Those that hold something, from the first that has a name to the last. */
function namedIn(scenes: readonly HeldScene[]): HeldScene[] {
  const held = scenes.filter(({ isHeld }) => isHeld)
  const first = held.findIndex(hasName)
  return first < 0 ? [] : held.slice(first, held.findLastIndex(hasName) + 1)
}

function hasName({ name }: HeldScene): boolean {
  return HAS_WORD.test(name)
}

/** A name that is more than Live’s own number of a scene. */
export const HAS_WORD = /^(?!Scene \d+$).*\p{L}{2}/u
const FEWEST_NAMED = 3
const FEWEST_SECTIONS = 2
