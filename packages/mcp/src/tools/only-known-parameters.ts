import { distance } from 'fastest-levenshtein'
import { type ZodObject, strictObject } from 'zod'

/**
 * The same object, but a parameter that it does not have is refused with the ones that were probably meant.
 *
 * `onlyKnownParameters(z.object({ bpmFrom: z.number() })).safeParse({ bpm: 124 })` says
 * `There is no parameter "bpm". Did you mean bpmFrom?`
 */
export function onlyKnownParameters(object: ZodObject): ZodObject {
  const known = Object.keys(object.shape)
  return strictObject(object.shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => sentence(key, known)).join(' ') : undefined,
  })
}

function sentence(key: string, known: readonly string[]): string {
  const near = nearest(key, known)
  const way = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are: ${known.join(', ')}.`
  return `There is no parameter "${key}". ${way}`
}

function nearest(key: string, known: readonly string[]): string[] {
  const asked = key.toLowerCase()
  const containing = known.filter((name) => {
    const lower = name.toLowerCase()
    return asked.length >= SHORTEST_PART && (lower.includes(asked) || asked.includes(lower))
  })
  if (containing.length > 0) return containing
  return known.filter((name) => distance(asked, name.toLowerCase()) <= Math.ceil(asked.length / 3))
}

const SHORTEST_PART = 3
