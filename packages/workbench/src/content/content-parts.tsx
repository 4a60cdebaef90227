import { useContentWords } from '../copy/workbench.ts'
import { CodeBlock } from '../code-block.tsx'
import { isRecord } from '../wire/mcp-tool.ts'
import { Media } from './media.tsx'

/** What a result carries beside text, as it is meant to be seen and heard. Nothing where it is text alone. */
export function ContentParts({ result }: { result: unknown }) {
  const copy = useContentWords()
  const content = isRecord(result) ? result['content'] : undefined
  const parts = Array.isArray(content) ? content.filter(isRecord).filter(({ type }) => type !== 'text') : []
  if (parts.length === 0) return null
  return (
    <section aria-label={copy.heading} className="grid gap-3">
      <h3 className="font-semibold">{copy.heading}</h3>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one answer never change places
        <Part key={index} part={part} number={index + 1} />
      ))}
    </section>
  )
}

function Part({ part, number }: { part: Record<string, unknown>; number: number }) {
  const copy = useContentWords()
  const { type, data, mimeType } = part
  if ((type === 'image' || type === 'audio') && typeof data === 'string') {
    return <Media mimeType={mimeType} base64={data} name={copy[type](number)} />
  }
  if (type === 'resource_link') return <Resource resource={part} />
  if (type === 'resource' && isRecord(part['resource'])) return <Resource resource={part['resource']} />
  return <p className="text-small text-muted">{copy.unknown(String(type))}</p>
}

/** An address is shown and not linked: what it leads to is read under Resources. */
function Resource({
  resource: { uri, name, title, description, mimeType, text, blob },
}: {
  resource: Record<string, unknown>
}) {
  const shown = [title, name].find((one) => typeof one === 'string')
  return (
    <div className="grid gap-1 border-l-2 border-line pl-3">
      {shown !== undefined && <p className="text-small font-semibold break-words">{shown}</p>}
      <p className="font-mono text-tool break-all text-muted">
        {String(uri)} {typeof mimeType === 'string' && mimeType}
      </p>
      {typeof description === 'string' && <p className="text-tool text-muted">{description}</p>}
      {typeof text === 'string' && <CodeBlock text={text} label={String(uri)} className="max-h-64" />}
      {typeof blob === 'string' && <Media mimeType={mimeType} base64={blob} name={String(uri)} />}
    </div>
  )
}
