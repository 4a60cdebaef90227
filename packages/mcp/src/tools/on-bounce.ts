import type { BounceEntry, HeardOnSet, OpenProject, SoundShelf } from '../library/project-library.ts'
import { ToolProblem } from './on-project.ts'
import type { ToolContext } from './tool.ts'

export type NamedBounce = Extract<HeardOnSet, { kind: 'bounce' }>

/** What the library can hear; the problem says where sound can be heard. */
export function soundsOf({ library }: ToolContext): SoundShelf | ToolProblem {
  return library.sounds ?? new ToolProblem(`"${library.title}" holds no sound. ${WHERE_TO_HEAR}`)
}

/** The bounce of this name, the newest without one. */
export async function openBounce(
  sounds: SoundShelf,
  project: OpenProject,
  name: string | undefined,
  context: ToolContext,
): Promise<NamedBounce | ToolProblem> {
  const chosen = name ?? (await sounds.bounces(project))[0]?.name
  if (chosen === undefined) return new ToolProblem(noBounce(project))
  const heard = await sounds.hear(project, chosen, context)
  return heard.kind === 'problem' ? new ToolProblem(heard.message) : heard
}

export function noBounce({ entry }: OpenProject): string {
  return `There is no bounce of "${entry.name}". ${WHERE_TO_HEAR}`
}

/** Names of the other bounces, so that one can be asked for. */
export function otherBounces(bounces: readonly BounceEntry[], ...shown: readonly string[]): string[] {
  const others = bounces.filter(({ name }) => !shown.includes(name)).map(({ name }) => name)
  const left = others.length - SHOWN_BOUNCES
  if (others.length === 0) return []
  return [`Other bounces: ${others.slice(0, SHOWN_BOUNCES).join(', ')}${left > 0 ? ` and ${left} more` : ''}.`]
}

const SHOWN_BOUNCES = 5
const WHERE_TO_HEAR =
  'A bounce is heard if it lies in the project folder of a local server (kvint mcp --folder); an account holds the figures that were kept beside a report.'
