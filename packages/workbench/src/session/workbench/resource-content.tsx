import { useResourcesWords } from '../../copy/session.ts'
import { CopyButton } from '@kvint/ui'
import { CodeBlock } from '../../code-block.tsx'
import { Media } from '../../content/media.tsx'
import { isRecord } from '../../wire/mcp-tool.ts'

/** What a resource holds: text as text, pictures as pictures, the rest by its size. */
export function ResourceContent({ uri, content }: { uri: string; content: unknown }) {
  const copy = useResourcesWords()
  const parts = Array.isArray(content) ? content.filter(isRecord) : []
  return (
    <section aria-label={copy.content} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{copy.content}</h3>
        <CopyButton text={JSON.stringify(content, null, 2)} />
      </div>
      <p className="font-mono text-tool break-all text-muted">{uri}</p>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one answer never change places
        <Part key={index} part={part} />
      ))}
    </section>
  )
}

function Part({ part: { text, blob, mimeType } }: { part: Record<string, unknown> }) {
  const copy = useResourcesWords()
  if (typeof text === 'string') return <CodeBlock text={text} label={copy.content} className="max-h-96" />
  return typeof blob === 'string' ? <Media mimeType={mimeType} base64={blob} name={copy.content} /> : null
}
