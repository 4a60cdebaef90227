import { useDocsAbletonLive } from '../../site/docs/copy/docs-ableton-live.ts'
import { abletonLiveEn } from '../../site/docs/copy/en/ableton-live.ts'
import { DocsSectionPage } from '../../site/docs/docs-section-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: abletonLiveEn.title, description: abletonLiveEn.lead })

export default function AbletonLivePage() {
  return <DocsSectionPage section={useDocsAbletonLive()} />
}
