import type { FactIndex, FoundPlace, ProjectFacts, Work } from '@kvint/mcp'
import { type FactStore, versionOf } from './fact-store.ts'
import type { FolderProject } from './scan-folder.ts'

export type FactIndexer = {
  /** Facts of these projects; waits for what is still to be read as long as a person would. */
  readonly facts: (projects: readonly FolderProject[], isLooking: boolean, work: Work) => Promise<FactIndex>
  /** Facts of some projects, read now where they are not known; reading of the others goes on behind. */
  readonly factsOf: (projects: readonly FolderProject[], work: Work) => Promise<FactIndex>
  readonly close: () => void
}

/** Reads the newest save of each project behind the questions, the one saved last first, and keeps its facts. */
export function factIndexer(
  store: FactStore,
  read: (path: string, work: Work) => Promise<ProjectFacts | { readonly problem: string }>,
): FactIndexer {
  const closing = new AbortController()
  const listeners = new Set<() => void>()
  let queue: readonly FolderProject[] = []
  let running: Promise<void> | null = null

  function run(): Promise<void> {
    running ??= readAll().finally(() => (running = null))
    return running
  }

  async function readAll(): Promise<void> {
    for (let next = queue.find(isUnread); next && !closing.signal.aborted; next = queue.find(isUnread)) {
      const [save] = next.saves
      if (!save) return
      const outcome = await read(save.path, { signal: closing.signal, progress: () => undefined })
      if (closing.signal.aborted) return
      store.put(versionOf(save), outcome)
      for (const heard of listeners) heard()
    }
  }

  function unread(projects: readonly FolderProject[]): FolderProject[] {
    return projects.filter(isUnread)
  }

  function isUnread({ saves: [save] }: FolderProject): boolean {
    return save !== undefined && !store.has(versionOf(save))
  }

  async function settle(projects: readonly FolderProject[], { signal, progress }: Work): Promise<void> {
    const before = unread(projects)
    if (before.length === 0) return
    const tell = () => {
      const left = unread(projects)
      if (left[0]) progress(before.length - left.length, before.length, `Reading ${left[0].name}`)
      return left.length
    }
    tell()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, before.length <= WAITED_FOR ? LONG_MS : SHORT_MS)
      const heard = () => void (tell() === 0 && done())
      function done(): void {
        clearTimeout(timer)
        listeners.delete(heard)
        signal.removeEventListener('abort', done)
        resolve()
      }
      listeners.add(heard)
      signal.addEventListener('abort', done, { once: true })
      void run().then(done, done)
    })
  }

  return {
    close: () => closing.abort(),
    facts: async (projects, isLooking, work) => {
      queue = projects
      await settle(projects, work)
      work.signal.throwIfAborted()
      void run().catch(() => undefined)
      return indexOf(projects, isLooking, unread(projects).length)
    },
    factsOf: async (projects, work) => {
      for (const project of unread(projects)) {
        const [save] = project.saves
        if (save) store.put(versionOf(save), await read(save.path, work))
      }
      return indexOf(projects, false, 0)
    },
  }

  function indexOf(projects: readonly FolderProject[], isLooking: boolean, unreadCount: number): FactIndex {
    const { byVersion, newestOf } = placesIn(projects)
    return {
      glance: (projectId) => store.glance(newestOf.get(projectId) ?? ''),
      places: (kind, containing = '') =>
        store
          .places(kind, containing)
          .flatMap(({ version, ...found }) => {
            const held = byVersion.get(version)
            return held ? [{ ...found, at: held.at, projectId: held.project.id, projectName: held.project.name }] : []
          })
          .sort((a, b) => a.at - b.at)
          .map(({ at: _at, ...found }): FoundPlace => found),
      songs: (limit) =>
        projects.slice(0, limit).flatMap(({ id, name, saves: [save] }) => {
          const kept = save && store.song(versionOf(save))
          if (!kept) return []
          const savedAt = new Date(save.modifiedMs).toISOString()
          return [{ ...kept, projectId: id, name, fileName: `${save.id}.als`, savedAt }]
        }),
      leftOut: [
        ...(isLooking ? [`The folder is still being searched: ${projects.length} projects found so far.`] : []),
        ...(unreadCount > 0
          ? [`${unreadCount} of ${projects.length} projects are not read yet. Reading goes on: ask again for the rest.`]
          : []),
        ...brokenOnes(projects),
      ],
    }
  }

  function brokenOnes(projects: readonly FolderProject[]): string[] {
    const broken = projects.flatMap(({ name, saves: [save] }) => {
      const version = save && versionOf(save)
      if (!version || !store.has(version) || store.glance(version)) return []
      return [`"${name}" could not be read: ${store.problem(version) ?? 'the reason is not kept'}`]
    })
    const left = broken.length - SHOWN_BROKEN
    return [...broken.slice(0, SHOWN_BROKEN), ...(left > 0 ? [`${left} more projects could not be read.`] : [])]
  }
}

/** So many projects are read while the question waits; of more, the answer says what is missing. */
const WAITED_FOR = 200
const LONG_MS = 45_000
const SHORT_MS = 200
const SHOWN_BROKEN = 5

/** Where each project stands in a list and which version is its newest; kept as long as the list is. */
function placesIn(projects: readonly FolderProject[]) {
  const known = PLACES.get(projects)
  if (known) return known
  const byVersion = new Map(
    projects.flatMap((project, at) => project.saves.slice(0, 1).map((save) => [versionOf(save), { project, at }])),
  )
  const newestOf = new Map(projects.map(({ id, saves: [save] }) => [id, save ? versionOf(save) : '']))
  const places = { byVersion, newestOf }
  PLACES.set(projects, places)
  return places
}

const PLACES = new WeakMap<
  readonly FolderProject[],
  {
    readonly byVersion: ReadonlyMap<string, { readonly project: FolderProject; readonly at: number }>
    readonly newestOf: ReadonlyMap<string, string>
  }
>()
