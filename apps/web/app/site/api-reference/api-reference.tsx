import { Link } from 'react-router'
import { useApiReferenceCopy } from './copy/api-reference.ts'
import { useConfiguration } from '../../start-up/configuration.ts'
import { Notice, PageHead } from '@kvint/ui'
import type { ApiDocument } from './api-document.ts'
import { OperationDetails } from './operation-details.tsx'
import { useApiDocument } from './use-api-document.ts'

/** Every call of the API, as its own document says. */
export function ApiReference() {
  const copy = useApiReferenceCopy()
  const { apiBase = '' } = useConfiguration()
  const loaded = useApiDocument()
  return (
    <div className="page-width grid max-w-240 grid-cols-[minmax(0,1fr)] gap-10 py-12 md:py-16">
      <div className="grid gap-4">
        <Link
          to="/docs/api"
          className="justify-self-start text-small text-muted underline underline-offset-4 hover:text-ink"
        >
          {copy.back}
        </Link>
        <PageHead title={copy.title}>{copy.lead}</PageHead>
        <a
          href={`${apiBase}/api/openapi.json`}
          className="justify-self-start text-small text-root underline underline-offset-4"
        >
          {copy.document}
        </a>
      </div>
      {[
        [copy.errors, copy.errorsText],
        [copy.once, copy.onceText],
      ].map(([heading, text]) => (
        <section key={heading} aria-label={heading} className="grid gap-2">
          <h2 className="text-title">{heading}</h2>
          <p className="max-w-[66ch] text-muted">{text}</p>
        </section>
      ))}
      {loaded === 'loading' && <p className="min-h-screen text-muted">{copy.loading}</p>}
      {loaded === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
      {typeof loaded === 'object' && <Groups document={loaded} />}
    </div>
  )
}

function Groups({ document }: { document: ApiDocument }) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return (document.tags ?? []).map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name))
    return own.length === 0 ? null : (
      <section key={name} aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-title">{name}</h2>
        <p className="text-small text-muted">{description}</p>
        <div>
          {own.map(({ path, method, operation }) => (
            <OperationDetails
              key={`${method} ${path}`}
              document={document}
              method={method}
              path={path}
              operation={operation}
            />
          ))}
        </div>
      </section>
    )
  })
}
