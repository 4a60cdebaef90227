import { useApiReferenceCopy } from './copy/api-reference.ts'
import type { Field } from './schema-fields.ts'

export function FieldTable({ title, fields }: { title: string; fields: readonly Field[] }) {
  const copy = useApiReferenceCopy()
  if (fields.length === 0)
    return (
      <p className="text-small">
        <span className="font-semibold">{title}</span> <span className="text-muted">{copy.noFields}</span>
      </p>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="overflow-x-auto" aria-label={title} tabIndex={0}>
      <table className="w-full text-left text-small">
        <caption className="py-1 text-left font-semibold">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.field}</th>
            <th scope="col">{copy.type}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, isRequired }) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line py-1 pr-4 align-top font-mono text-tool font-normal">
                {name}
              </th>
              <td className="border-b border-line py-1 align-top text-muted">
                {type}
                {isRequired && <span className="text-ink"> {copy.required}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
