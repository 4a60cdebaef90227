import { useEffect, useState } from 'react'
import type { Problem } from './find-problems.ts'
import type { JsonSchema } from './json-schema.ts'

/** What the schema does not allow of the value, shortly after it has changed; none until that is known. */
export function useProblems(schema: JsonSchema | undefined, value: unknown): readonly Problem[] {
  const text = JSON.stringify(value)
  const [known, setKnown] = useState<{ text: string | undefined; problems: readonly Problem[] }>()
  useEffect(() => {
    if (!schema || text === undefined) return undefined
    let isLeft = false
    const timer = setTimeout(() => {
      void import('./find-problems.ts').then(({ findProblems }) => {
        if (!isLeft) setKnown({ text, problems: findProblems(schema, JSON.parse(text)) })
      })
    }, PAUSE_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [schema, text])
  return known && known.text === text ? known.problems : NONE
}

const NONE: readonly Problem[] = []
/** Longer than the time between two keys of a typist. */
const PAUSE_MS = 150
