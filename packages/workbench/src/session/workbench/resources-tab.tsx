import { useEffect, useRef, useState } from 'react'
import { useResourcesWords, useWorkbenchWords } from '../../copy/session.ts'
import { Button, Notice, useFetched } from '@kvint/ui'
import { errorWords } from '../error-words.ts'
import type { Session } from '../session.ts'
import { ResourceContent } from './resource-content.tsx'
import { ResourceRow } from './resource-row.tsx'
import { TemplateForm } from './template-form.tsx'

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
