import type { ClipReport, Report } from '@kvint/report'
import { sectionByName } from '../arrangement/name-sections.ts'

/** A set whose music stands in the session view. */
export type SessionOpening = {
  readonly kind: 'session'
  readonly clipCount: number
  readonly partCount: number
  /** Scenes with clips, and the first and last of the names that the producer gave; `null` where three have none. */
  readonly scenes: { readonly count: number; readonly first: string; readonly last: string } | null
  /** Sections that clips are named for, where scenes are not: `verse`, `chorus`. */
  readonly clipNames: readonly string[]
  /** `null` where nothing says that it is played from a stage. */
  readonly playedLive: { readonly sceneCount: number; readonly hasClick: boolean } | null
}

/** How a set without an arrangement opens its summary, by its clips that hold something. */
export function sessionOpening({ overview, arrangement }: Report, clips: readonly ClipReport[]): SessionOpening {
  const sounding = clips.filter(({ isHeard }) => isHeard)
  const told = sounding.length > 0 ? sounding : clips
  const sceneCount = arrangement.locators.length
  const named = arrangement.locators.map(({ name }) => name).filter((name) => HAS_WORD.test(name))
  const [first, last] = [named[0], named.at(-1)]
  const isNamed = named.length >= FEWEST_NAMED && first !== undefined && last !== undefined && first !== last
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
    scenes: isNamed ? { count: sceneCount, first, last } : null,
    clipNames: sections.size >= FEWEST_SECTIONS ? [...sections.values()] : [],
    playedLive: overview.playedLive ? { sceneCount, hasClick: overview.playedLive.hasClick } : null,
  }
}

/** A name that is more than Live’s own number of a scene. */
export const HAS_WORD = /^(?!Scene \d+$).*\p{L}{2}/u
const FEWEST_NAMED = 3
const FEWEST_SECTIONS = 2
