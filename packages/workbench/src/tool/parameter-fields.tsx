import { useMcpWords } from '../copy/pages.ts'
import type { Problem } from '../schema/find-problems.ts'
import type { Entered } from './arguments-of.ts'
import type { McpTool } from '../wire/mcp-tool.ts'
import { ParameterField } from './parameter-field.tsx'

/** An input for each property of the tool's schema. */
export function ParameterFields({
  tool: { inputSchema = {} },
  entered,
  onEnter,
  problems = [],
  isTextOnly = false,
}: {
  tool: McpTool
  entered: Entered
  onEnter: (entered: Entered) => void
  problems?: readonly Problem[]
  isTextOnly?: boolean
}) {
  const copy = useMcpWords()
  const properties = Object.entries(inputSchema.properties ?? {})
  if (properties.length === 0) return <p className="text-small text-muted">{copy.noParameters}</p>
  return properties.map(([name, schema]) => (
    <ParameterField
      key={name}
      name={name}
      schema={schema}
      root={inputSchema}
      isRequired={inputSchema.required?.includes(name) ?? false}
      entered={entered[name]}
      onEnter={(value) => onEnter({ ...entered, [name]: value })}
      problems={problems.filter(({ path }) => path === `/${name}` || path.startsWith(`/${name}/`))}
      isTextOnly={isTextOnly}
    />
  ))
}
