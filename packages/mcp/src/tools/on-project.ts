import { findProject } from '../library/find-project.ts'
import { Unanswered } from '../library/set-questions.ts'
import type { OpenProject } from '../library/project-library.ts'
import type { ToolAnswer, ToolContext } from './tool.ts'

/** Opens the project that the input names and answers with what is made of it; a tool may also answer with a problem. */
export async function onProject<Value>(
  input: { readonly project: string; readonly save?: string | undefined },
  context: ToolContext,
  make: (project: OpenProject) => Value | ToolProblem | Promise<Value | ToolProblem>,
): Promise<ToolAnswer<Value>> {
  const opening = await findProject(context.library, input.project, input.save, context)
  if (opening.kind === 'problem') return opening
  const made = await told(make, opening.project)
  return made instanceof ToolProblem ? { kind: 'problem', message: made.message } : { kind: 'answer', value: made }
}

async function told<Value>(
  make: (project: OpenProject) => Value | ToolProblem | Promise<Value | ToolProblem>,
  project: OpenProject,
): Promise<Value | ToolProblem> {
  try {
    return await make(project)
  } catch (error) {
    if (error instanceof Unanswered) return new ToolProblem(error.message)
    throw error
  }
}

/** An expected failure below the tool, such as a clip that is not there. */
export class ToolProblem {
  readonly message: string

  constructor(message: string) {
    this.message = message
  }
}
