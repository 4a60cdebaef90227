import { lazy, Suspense, useState } from 'react'
import { useDocsCopy } from './copy/docs.ts'
import { TextField, useEarlyInput, withWords } from '@kvint/ui'

/** Looks for words in all parts of the documentation; their text comes with the first letter. */
export function DocsSearch() {
  const copy = useDocsCopy()
  const [query, setQuery] = useState('')
  const field = useEarlyInput<HTMLInputElement>(query, setQuery)
  return (
    <search className="grid max-w-160 gap-2">
      <TextField
        label={copy.search}
        ref={field}
        type="search"
        value={query}
        onFocus={() => void import('./docs-results.tsx')}
        onChange={(event) => setQuery(event.target.value)}
      />
      {query.trim() !== '' && (
        <Suspense fallback={<output className="text-small text-muted">{copy.searching}</output>}>
          <DocsResults query={query} />
        </Suspense>
      )}
    </search>
  )
}

const DocsResults = lazy(async () => ({ default: (await withWords(import('./docs-results.tsx'))).DocsResults }))
