import { type ReactNode, useState } from 'react'

/** A picture's facts, row by row: further hundreds as one scrolls to them. The first column names the row. */
export function FactsTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}) {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE)
  return (
    <section
      className="max-h-120 overflow-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      aria-label={caption}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        if (drawn < rows.length && scrollTop + 2 * clientHeight > scrollHeight) setDrawn(drawn + ROWS_AT_ONCE)
      }}
    >
      <table className="w-full text-left text-small" aria-rowcount={rows.length + 1}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="sticky top-0 bg-raised py-2 pr-6 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className="border-t border-line odd:bg-sunken">
              <th scope="row" className="py-1 pr-6 font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-1 pr-6">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Laying out 500 takes 50 ms, in one frame. */
const ROWS_AT_ONCE = 100
