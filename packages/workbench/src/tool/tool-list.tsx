import { clsx } from 'clsx'
import type { McpTool } from '../wire/mcp-tool.ts'

/** The tools to choose from, by name and description: 64 units of them in sight. */
export function ToolList({
  tools,
  chosen,
  onChoose,
}: {
  tools: readonly McpTool[]
  chosen: McpTool | null
  onChoose: (tool: McpTool) => void
}) {
  return (
    <ul className="-m-1 grid max-h-64 content-start gap-2 overflow-y-auto p-1">
      {tools.map((tool) => (
        <li key={tool.name}>
          <button
            type="button"
            aria-pressed={tool.name === chosen?.name}
            onClick={() => onChoose(tool)}
            className={clsx(
              'grid w-full gap-1 rounded-control border px-3 py-2 text-left',
              tool.name === chosen?.name ? 'border-root bg-sunken' : 'border-line hover:border-ink',
            )}
          >
            <span className="font-mono text-tool font-semibold">{tool.name}</span>
            {tool.description && <span className="line-clamp-3 text-tool text-muted">{tool.description}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
