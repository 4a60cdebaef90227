import { z } from 'zod'
import { explainedTerm, termNames } from '../terms/terms.ts'
import { leftOutField, projectField, saveField } from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { defineTool } from './tool.ts'

export const explainTerm = defineTool({
  name: 'term_explain',
  scope: 'projects:read',
  title: 'Explain a term with her own music',
  description: 'What a word of theory, form or mixing means, with the places in one of her projects that show it.',
  input: z.object({
    term: z.string().min(1).max(60).describe('dominant, sidechain, breakdown…'),
    project: projectField,
    save: saveField,
  }),
  output: z.object({
    term: z.string(),
    meaning: z.string(),
    project: z.string(),
    examples: z.array(z.string()),
    leftOut: leftOutField,
  }),
  run: (input, context) =>
    onProject(input, context, async ({ entry, report, ask }) => {
      const term = explainedTerm(input.term)
      if (!term) return new ToolProblem(`There is no entry for "${input.term}". There are: ${termNames().join(', ')}.`)
      const inSet = term.placesInSet ? await ask('places', { term: input.term, most: MOST }) : null
      const examples = [...new Set(inSet ?? term.places(report))]
      return {
        term: term.name,
        meaning: term.meaning,
        project: entry.id,
        examples: examples.slice(0, SHOWN),
        leftOut: [
          ...(examples.length > SHOWN ? [`${examples.length - SHOWN} more places in this project.`] : []),
          ...(examples.length === 0 ? ['This project does not show it: try another one.'] : []),
        ],
      }
    }),
})

const SHOWN = 5
/** To say how many more there are. */
const MOST = 500
