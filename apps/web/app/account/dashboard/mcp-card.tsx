import { Link } from 'react-router'
import { apiBaseUrl } from '../../api/call-api.ts'
import { useDashboardCopy } from './copy/dashboard.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { CopyButton, Panel } from '@kvint/ui'

export function McpCard() {
  const { mcp: copy } = useDashboardCopy()
  const hasProjects = useFeature('enableProjects')
  const endpoint = `${apiBaseUrl()}/mcp`
  return (
    <Panel isPlain title={copy.heading}>
      <p className="text-small text-muted">{copy.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 grow rounded-control border border-line bg-sunken px-3 py-2 font-mono text-tool break-all">
          {endpoint}
        </code>
        <CopyButton text={endpoint} />
      </div>
      <Link to="/docs/mcp-tools#connect-an-assistant" className="text-small text-root underline underline-offset-4">
        {copy.guide}
      </Link>
      {hasProjects && (
        <Link to="/profile#api-keys" className="text-small text-root underline underline-offset-4">
          {copy.keys}
        </Link>
      )}
    </Panel>
  )
}
