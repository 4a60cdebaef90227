import type { Problem } from '../schema/find-problems.ts'

/** What a schema does not allow, each with its place below the value that is shown. */
export function ProblemList({
  id,
  problems,
  below = '',
}: {
  id?: string
  problems: readonly Problem[]
  below?: string
}) {
  return (
    <ul id={id} className="grid gap-1 text-tool text-danger">
      {problems.map(({ path, message }) => {
        const place = path.slice(below.length)
        return (
          <li key={`${path} ${message}`} className="break-words">
            {place !== '' && <code>{place}: </code>}
            {message}
          </li>
        )
      })}
    </ul>
  )
}
