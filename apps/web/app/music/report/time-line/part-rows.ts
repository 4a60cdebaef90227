import { songParts, unheardParts } from '@kvint/insights/unheard-parts'
import type { Report, Role, TrackReport } from '@kvint/report'
import type { TrackSlot } from '../arrangement/clip-shapes.ts'
import { seriesOfRole } from '../mix/role-series.ts'

/** A row of the time line: one part, or several folded into one. */
export type PartRow = {
  readonly key: string
  /** `null` for a family of roles: its name is the page's. */
  readonly name: string | null
  readonly family: RoleFamily | null
  readonly color: string | null
  readonly tracks: readonly TrackReport[]
  readonly y: number
  readonly height: number
  /** `null` where there is nothing to unfold. */
  readonly isOpen: boolean | null
  readonly isInner: boolean
  readonly isHeard: boolean
}

export type RoleFamily = 'drums' | 'bass' | 'chords' | 'lead' | 'effects' | 'others' | 'silent'

export type PartLayout = {
  readonly rows: readonly PartRow[]
  /** Where each track's clips are drawn: a part of its row where several share one. */
  readonly slots: readonly TrackSlot[]
  /** Above the parts that are not heard as the set is saved; `null` where all are heard. */
  readonly silentY: number | null
  readonly height: number
}

type Bundle = Pick<PartRow, 'key' | 'name' | 'family' | 'color' | 'tracks' | 'isHeard'>

/**
 * Parts that play in the song, in Live's order. Many are folded by their group, then by what they do; those that are not
 * heard stand at the end.
 *
 * @param unfolded keys of the rows that are opened
 */
export function partRows(report: Report, unfolded: ReadonlySet<string>): PartLayout {
  const unheard = unheardParts(report)
  const parts = songParts(report)
  const [heard, silent] = [parts.filter(({ id }) => !unheard.has(id)), parts.filter(({ id }) => unheard.has(id))]
  const rows: PartRow[] = []
  const slots: TrackSlot[] = []
  let y = 0
  const add = (bundle: Bundle) => {
    const isOpen = bundle.tracks.length > 1 ? unfolded.has(bundle.key) : null
    const head: PartRow = { ...bundle, y, height: ROW, isOpen, isInner: false }
    rows.push(head)
    y += ROW
    if (!isOpen) {
      slots.push(...slices(head))
      return
    }
    for (const track of bundle.tracks) {
      const row = { ...single(track), isHeard: bundle.isHeard, y, height: ROW, isOpen: null, isInner: true }
      rows.push(row)
      slots.push(...slices(row))
      y += ROW
    }
  }
  for (const bundle of bundled(heard, report)) add(bundle)
  const silentY = silent.length > 0 ? y : null
  if (silentY !== null) y += SILENT_HEAD
  for (const bundle of silent.length > MOST_SILENT
    ? [family('silent', silent)]
    : silent.map((track) => ({ ...single(track), isHeard: false })))
    add(bundle)
  return { rows, slots, silentY, height: y }
}

/** One row each where they are few; else groups, and where those are still many, families of roles. */
function bundled(parts: readonly TrackReport[], { tracks }: Report): Bundle[] {
  if (parts.length <= FEW_PARTS) return parts.map(single)
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const outermost = (track: TrackReport): TrackReport => {
    const group = track.groupId === null ? undefined : byId.get(track.groupId)
    return group ? outermost(group) : track
  }
  const grouped = [...Map.groupBy(parts, outermost)].map(([group, members]): Bundle => {
    const [only] = members
    if (members.length === 1 && only) return single(only)
    return {
      key: `group ${group.id}`,
      name: group.name,
      family: null,
      color: group.color ?? only?.color ?? null,
      tracks: members,
      isHeard: true,
    }
  })
  if (grouped.length <= MOST_ROWS) return grouped
  const loose = grouped.flatMap(({ tracks: members }) => (members.length === 1 ? members : []))
  const byFamily = Map.groupBy(loose, ({ role }) => familyOf(role.role))
  const placed = new Set<RoleFamily>()
  return grouped.flatMap((bundle) => {
    const [only] = bundle.tracks
    if (bundle.tracks.length > 1 || !only) return [bundle]
    const name = familyOf(only.role.role)
    const members = byFamily.get(name) ?? []
    if (members.length === 1) return [bundle]
    if (placed.has(name)) return []
    placed.add(name)
    return [family(name, members)]
  })
}

function single(track: TrackReport): Bundle {
  const { id, name, color } = track
  return { key: String(id), name, family: null, color, tracks: [track], isHeard: true }
}

/** The series of its colour, but that a voice is a lead. */
function familyOf(role: Role): RoleFamily {
  const series = seriesOfRole(role)
  return series === 'voice' ? 'lead' : (series ?? 'others')
}

function family(name: RoleFamily, tracks: readonly TrackReport[]): Bundle {
  return {
    key: `family ${name}`,
    name: null,
    family: name,
    color: tracks[0]?.color ?? null,
    tracks,
    isHeard: name !== 'silent',
  }
}

/** The tracks of a row below each other within its height. */
function slices({ tracks, y, height }: PartRow): TrackSlot[] {
  const each = Math.max((height - 2) / tracks.length, LEAST_SLICE)
  const room = height - 2 - each
  return tracks.map((track, index) => ({
    trackId: track.id,
    y: tracks.length === 1 ? y : y + 1 + (room * index) / (tracks.length - 1),
    height: tracks.length === 1 ? height : each,
  }))
}

const ROW = 24
const SILENT_HEAD = 22
const LEAST_SLICE = 4
const FEW_PARTS = 8
const MOST_ROWS = 12
const MOST_SILENT = 3
