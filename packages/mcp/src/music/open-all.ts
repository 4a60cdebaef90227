import type { OpenProject, ProjectLibrary, Work } from '../library/project-library.ts'

export type Opened = { readonly projects: readonly OpenProject[]; readonly leftOut: readonly string[] }

/** Opens the newest save of up to `limit` projects, one after the other; says what was not opened and why. */
export async function openAll(library: ProjectLibrary, limit: number, work: Work): Promise<Opened> {
  const entries = await library.list()
  const wanted = entries.slice(0, limit)
  const projects: OpenProject[] = []
  const leftOut = entries.length > limit ? [`${entries.length - limit} older projects.`] : []
  for (const [index, { id, name }] of wanted.entries()) {
    work.signal.throwIfAborted()
    work.progress(index, wanted.length, `Reading ${name}`)
    const opening = await library.open(id, undefined, { signal: work.signal, progress: () => undefined })
    if (opening.kind === 'project') projects.push(opening.project)
    else leftOut.push(`"${name}" could not be read: ${opening.message}`)
  }
  return { projects, leftOut }
}
