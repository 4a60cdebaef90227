import { useDocsMcpTools } from '../../copy/docs-mcp-tools.ts'
import { mcpToolsEn } from '../../copy/en/docs/mcp-tools.ts'
import { DocsSectionPage } from '../../features/docs/docs-section-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: mcpToolsEn.title, description: mcpToolsEn.lead })

export default function McpToolsPage() {
  return <DocsSectionPage section={useDocsMcpTools()} />
}
