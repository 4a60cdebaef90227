import { useDocsMcpTools } from '../../site/docs/copy/docs-mcp-tools.ts'
import { mcpToolsEn } from '../../site/docs/copy/en/mcp-tools.ts'
import { DocsSectionPage } from '../../site/docs/docs-section-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: mcpToolsEn.title, description: mcpToolsEn.lead })

export default function McpToolsPage() {
  return <DocsSectionPage section={useDocsMcpTools()} />
}
