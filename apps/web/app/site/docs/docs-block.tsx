import { useConfiguration } from '../../start-up/configuration.ts'
import { CopyButton } from '@kvint/ui'
import type { DocsBlock as Block } from './docs-page.ts'

/** Code names this site where the text that it was written with names none. */
export function DocsBlock({ block }: { block: Block }) {
  const address = useConfiguration().publicUrl ?? ADDRESS
  if ('text' in block)
    return (
      <p className="max-w-[66ch] text-muted">
        <Prose text={block.text.replaceAll(ADDRESS, address)} />
      </p>
    )
  if ('list' in block) {
    return (
      <ul className="grid max-w-[66ch] list-disc gap-2 pl-5 text-muted marker:text-root">
        {block.list.map((line) => (
          <li key={line}>
            <Prose text={line} />
          </li>
        ))}
      </ul>
    )
  }
  if ('steps' in block) {
    return (
      <ol className="grid max-w-[66ch] list-decimal gap-2 pl-5 text-muted marker:font-mono marker:text-root">
        {block.steps.map((step) => (
          <li key={step}>
            <Prose text={step} />
          </li>
        ))}
      </ol>
    )
  }
  if ('code' in block) return <CodeBlock code={block.code.replaceAll(ADDRESS, address)} language={block.language} />
  return <DocsTable columns={block.columns} rows={block.rows} />
}

/** What stands between backticks is code. */
function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} className="rounded-control bg-sunken px-1 font-mono text-tool text-ink">
        {part}
      </code>
    ) : (
      part
    ),
  )
}

function CodeBlock({ code, language }: { code: string; language: string }) {
  return (
    <figure className="rounded-panel border border-line bg-sunken">
      <figcaption className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-1 pr-1 pl-3 text-tool text-muted">
        {language} <CopyButton text={code} />
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre className="overflow-x-auto p-3 font-mono text-tool" tabIndex={0}>
        {code}
      </pre>
    </figure>
  )
}

function DocsTable({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-left text-small max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-control py-2 pr-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line max-sm:grid max-sm:gap-1 max-sm:border-b max-sm:py-3">
              <th
                scope="row"
                className={`border-line align-top font-normal sm:border-b sm:py-2 sm:pr-4 ${CODE.test(name ?? '') ? 'font-mono text-tool' : ''}`}
              >
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={cell} className="border-line align-top text-muted sm:border-b sm:py-2 sm:pr-4">
                  {cells.length > 1 && (
                    <span aria-hidden className="sm:hidden">
                      {columns[at + 1]}:{' '}
                    </span>
                  )}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A name of a tool, a call, a number: what is typed rather than said. */
const CODE = /[_/{]|^-?\d/
const ADDRESS = 'https://YOUR-KVINT'
