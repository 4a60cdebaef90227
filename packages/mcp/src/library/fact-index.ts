import { openAll } from './open-all.ts'
import { projectFacts } from './project-facts.ts'
import type { ProjectLibrary, Work } from './project-library.ts'
import type { FactIndex } from './fact-lookup.ts'

/**
 * The library's own index; where it has none, one made by opening up to `limit` projects.
 *
 * @example (await factIndexOf(library, { limit: 200, withSets: false }, work)).projects
 */
export async function factIndexOf(
  library: ProjectLibrary,
  { limit, withSets }: { readonly limit: number; readonly withSets: boolean },
  work: Work,
): Promise<FactIndex> {
  if (library.facts) return library.facts(work)
  const { projects, leftOut } = await openAll(library, limit, work)
  const known = await Promise.all(
    projects.map(async ({ entry, save, report, ask }) => ({
      entry,
      save,
      facts: (withSets ? await ask('facts', { report }) : null) ?? projectFacts(report, null),
    })),
  )
  return {
    leftOut,
    glance: (projectId) => known.find(({ entry }) => entry.id === projectId)?.facts.glance,
    places: (kind, containing = '') =>
      known.flatMap(({ entry, facts }) =>
        facts.places
          .filter((place) => place.kind === kind && place.text.includes(containing))
          .map(({ text, place }) => ({ projectId: entry.id, projectName: entry.name, text, place })),
      ),
    songs: (most) =>
      known.slice(0, most).map(({ entry, save, facts }) => ({
        projectId: entry.id,
        name: entry.name,
        fileName: save.fileName,
        savedAt: save.savedAt,
        save: facts.save,
        song: facts.song,
        claims: facts.claims,
      })),
  }
}
