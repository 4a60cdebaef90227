import type { SaveFacts, SongOutline } from '@kvint/insights'
import type { Glance } from './glance.ts'
import type { ProjectFacts } from './project-facts.ts'
import type { PlaceKind } from './searched-places.ts'

/** Facts of many projects, answered without opening one. Projects come as `list()` has them, the one saved last first. */
export type FactIndex = {
  /** Places of a kind whose plain text contains `containing` (plain text too), or all of the kind. */
  readonly places: (kind: PlaceKind, containing?: string) => readonly FoundPlace[]
  readonly glance: (projectId: string) => Glance | undefined
  /** What habits rest on, of the newest `limit` projects. */
  readonly songs: (limit: number) => readonly SongOfProject[]
  /** What the answers do not know yet, and why. */
  readonly leftOut: readonly string[]
}

export type FoundPlace = {
  readonly projectId: string
  readonly projectName: string
  readonly text: string
  readonly place: string
}

export type SongOfProject = {
  readonly projectId: string
  readonly name: string
  readonly fileName: string
  readonly savedAt: string | null
  readonly save: SaveFacts
  readonly song: SongOutline
  readonly claims: ProjectFacts['claims']
}
