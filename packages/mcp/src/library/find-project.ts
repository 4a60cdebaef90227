import { plainText } from '../music/plain-text.ts'
import { referenceForms } from '../music/reference-forms.ts'
import type { Opening, ProjectEntry, ProjectLibrary, Work } from './project-library.ts'

/**
 * Opens what a person or an assistant calls a project: its id, its name, an unmistakable part of the name, or
 * `latest` for the one saved last. Where the reference fits nothing or several, the problem says what there is.
 *
 * @example await findProject(library, 'latest', undefined, work)
 */
export async function findProject(
  library: ProjectLibrary,
  reference: string,
  saveId: string | undefined,
  work: Work,
): Promise<Opening> {
  const entries = await library.list()
  const entry = pick(entries, reference)
  if ('problem' in entry) return { kind: 'problem', message: entry.problem }
  return await library.open(entry.id, saveId, work)
}

function pick(entries: readonly ProjectEntry[], reference: string): ProjectEntry | { readonly problem: string } {
  const [latest] = entries
  if (!latest) return { problem: 'The library holds no project yet. Analyse a set first, then ask again.' }
  if (reference.toLowerCase() === 'latest') return latest
  const forms = referenceForms(reference)
  const exact = entries.find(({ id }) => forms.includes(id))
  if (exact) return exact
  const wanted = forms.map(plainText)
  const named = entries.filter(({ name }) => wanted.includes(plainText(name)))
  const fitting =
    named.length > 0 ? named : entries.filter(({ name }) => wanted.some((part) => plainText(name).includes(part)))
  const [only, ...others] = fitting
  if (only && others.length === 0) return only
  const shown = (fitting.length > 0 ? fitting : entries).slice(0, SHOWN).map(({ id, name }) => `"${name}" (${id})`)
  const fit = fitting.length > 0 ? `fits ${fitting.length} projects` : 'fits no project'
  return { problem: `"${reference}" ${fit}. Use one of these ids: ${shown.join(', ')}; projects_find lists all.` }
}

const SHOWN = 5
