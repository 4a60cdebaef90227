import { useDocsAbletonLive } from '../../copy/docs-ableton-live.ts'
import { abletonLiveEn } from '../../copy/en/docs/ableton-live.ts'
import { DocsSectionPage } from '../../features/docs/docs-section-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: abletonLiveEn.title, description: abletonLiveEn.lead })

export default function AbletonLivePage() {
  return <DocsSectionPage section={useDocsAbletonLive()} />
}
