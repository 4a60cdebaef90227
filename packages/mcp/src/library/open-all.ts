import type { OpenProject, ProjectLibrary, Work } from './project-library.ts'

export type Opened = { readonly projects: readonly OpenProject[]; readonly leftOut: readonly string[] }

/** Opens the newest save of up to `limit` projects, one after the other; says what was not opened and why. */
export async function openAll(library: ProjectLibrary, limit: number, work: Work): Promise<Opened> {
  const entries = await library.list()
  const wanted = entries.slice(0, limit)
  const projects: OpenProject[] = []
  const unread: string[] = []
  for (const [index, { id, name }] of wanted.entries()) {
    work.signal.throwIfAborted()
    work.progress(index, wanted.length, `Reading ${name}`)
    const opening = await library.open(id, undefined, { signal: work.signal, progress: () => undefined })
    if (opening.kind === 'project') projects.push(opening.project)
    else unread.push(`"${name}" could not be read: ${opening.message}`)
  }
  const older = entries.length - wanted.length
  return { projects, leftOut: [...(older > 0 ? [`${older} older projects.`] : []), ...someUnread(unread)] }
}

/** A folder may hold many files that are no sets: the first of them are named, the others counted. */
export function someUnread(unread: readonly string[]): string[] {
  const left = unread.length - SHOWN_UNREAD
  return [...unread.slice(0, SHOWN_UNREAD), ...(left > 0 ? [`${left} more projects could not be read.`] : [])]
}

const SHOWN_UNREAD = 5
