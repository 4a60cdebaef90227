import { useEffect, useRef, useState } from 'react'
import { useResourcesWords, useWorkbenchWords } from '../../copy/session.ts'
import { Button, Notice, useFetched, CopyButton } from '@kvint/ui'
import { errorWords } from '../error-words.ts'
import type { Session } from '../session.ts'
import { TemplateForm } from './template-form.tsx'
import { CodeBlock } from '../../code-block.tsx'
import { Media } from '../../content/media.tsx'
import { isRecord } from '../../wire/mcp-tool.ts'
import type { Resource } from '@modelcontextprotocol/client'

type Read = { readonly uri: string; readonly content: unknown } | { readonly uri: string; readonly failure: string }

/** The resources of the server: listed, made from templates, read, and watched for changes. */
export function ResourcesTab({ session, updates }: { session: Session; updates: Readonly<Record<string, number>> }) {
  const workbenchWords = useWorkbenchWords()
  const copy = useResourcesWords()
  const [round, setRound] = useState(1)
  const { value: listed, error } = useFetched(
    async () => ({ resources: await session.listResources(), templates: await session.listTemplates() }),
    [round],
  )
  const [read, setRead] = useState<Read>()
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (read) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [read])
  const [watched, setWatched] = useState<Readonly<Record<string, () => Promise<void>>>>({})

  const show = (uri: string) =>
    session.readResource(uri).then(
      ({ contents }) => setRead({ uri, content: contents }),
      (error: unknown) => setRead({ uri, failure: errorWords(error) }),
    )
  const watch = async (uri: string) => {
    const { [uri]: stop, ...others } = watched
    try {
      if (stop) await stop()
      setWatched(stop ? others : { ...watched, [uri]: await session.subscribe(uri) })
    } catch (error) {
      setRead({ uri, failure: errorWords(error) })
    }
  }
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!listed) return <output className="text-small text-muted">{workbenchWords.loading}</output>
  const { resources, templates } = listed
  return (
    <>
      <Button size="tool" className="justify-self-start" onClick={() => setRound(round + 1)}>
        {copy.refresh}
      </Button>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          {resources.length === 0 && templates.length === 0 && <p className="text-small text-muted">{copy.none}</p>}
          {resources.length > 0 && (
            <section aria-label={copy.resources} className="grid gap-2">
              <h3 className="font-semibold">{copy.resources}</h3>
              <ul className="max-h-96 overflow-y-auto text-small">
                {resources.map((resource) => (
                  <ResourceRow
                    key={resource.uri}
                    resource={resource}
                    updates={updates[resource.uri] ?? 0}
                    isWatched={resource.uri in watched}
                    onRead={() => void show(resource.uri)}
                    onWatch={canWatch(session) ? () => void watch(resource.uri) : undefined}
                  />
                ))}
              </ul>
            </section>
          )}
          {templates.length > 0 && (
            <section aria-label={copy.templates} className="grid gap-4">
              <h3 className="font-semibold">{copy.templates}</h3>
              {templates.map((template) => (
                <TemplateForm
                  key={template.uriTemplate}
                  template={template}
                  session={session}
                  onRead={(uri) => void show(uri)}
                />
              ))}
            </section>
          )}
        </div>
        <output className="sr-only">{read && 'content' in read && copy.wasRead(read.uri)}</output>
        <div ref={answer} className="min-w-0 lg:sticky lg:top-6">
          {!read && <p className="hidden text-small text-muted lg:block">{copy.choose}</p>}
          {read && 'failure' in read && <Notice tone="danger">{read.failure}</Notice>}
          {read && 'content' in read && <ResourceContent uri={read.uri} content={read.content} />}
        </div>
      </div>
    </>
  )
}

function canWatch({ about: { capabilities } }: Session): boolean {
  const { resources } = capabilities
  return typeof resources === 'object' && resources !== null && 'subscribe' in resources && resources.subscribe === true
}

/** What a resource holds: text as text, pictures as pictures, the rest by its size. */
function ResourceContent({ uri, content }: { uri: string; content: unknown }) {
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

function ResourceRow({
  resource: { name, title, uri, description, mimeType },
  updates,
  isWatched,
  onRead,
  onWatch,
}: {
  resource: Resource
  updates: number
  isWatched: boolean
  onRead: () => void
  /** Undefined if the server announces no changes. */
  onWatch: (() => void) | undefined
}) {
  const copy = useResourcesWords()
  const shown = title ?? name
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{shown}</p>
        <p className="font-mono text-tool break-all text-muted">
          {uri} {mimeType}
        </p>
        {description && <p className="text-tool text-muted">{description}</p>}
        {updates > 0 && <output className="text-tool text-ok">{copy.updated(updates)}</output>}
      </div>
      <div className="flex flex-wrap content-start gap-2">
        <Button size="tool" aria-label={copy.readOf(shown)} onClick={onRead}>
          {copy.read}
        </Button>
        {onWatch && (
          <Button
            size="tool"
            aria-label={isWatched ? copy.unsubscribeFrom(shown) : copy.subscribeTo(shown)}
            onClick={onWatch}
          >
            {isWatched ? copy.unsubscribe : copy.subscribe}
          </Button>
        )}
      </div>
    </li>
  )
}
