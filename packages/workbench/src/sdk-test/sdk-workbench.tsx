import { lazy, Suspense, useState } from 'react'
import { workbenchEn as copy } from '../copy/session.ts'
import type { Outcome } from '../wire/outcome.ts'
import type { Roots } from '../session/roots/use-roots.ts'
import type { SdkTransport, Session } from '../session/session.ts'
import type { Replay } from '../session/timeline/replay-context.ts'
import type { Timeline } from '../session/timeline/timeline.ts'
import { Tabs } from '../session/workbench/tabs.tsx'

const TimelinePanel = lazy(() =>
  import('../session/timeline/timeline-panel.tsx').then((part) => ({ default: part.TimelinePanel })),
)
const ResourcesTab = lazy(() =>
  import('../session/workbench/resources-tab.tsx').then((part) => ({ default: part.ResourcesTab })),
)
const PromptsTab = lazy(() =>
  import('../session/workbench/prompts-tab.tsx').then((part) => ({ default: part.PromptsTab })),
)
const RootsTab = lazy(() => import('../session/roots/roots-tab.tsx').then((part) => ({ default: part.RootsTab })))
const TasksTab = lazy(() => import('../session/tasks/tasks-tab.tsx').then((part) => ({ default: part.TasksTab })))
const AboutTab = lazy(() => import('../session/workbench/about-tab.tsx').then((part) => ({ default: part.AboutTab })))
const SavedCallsPanel = lazy(() =>
  import('../saved/saved-calls-panel.tsx').then((part) => ({ default: part.SavedCallsPanel })),
)
const DoctorTab = lazy(() => import('../doctor/doctor-tab.tsx').then((part) => ({ default: part.DoctorTab })))

type Tab = keyof typeof copy.tabs

/** Everything of the protocol beside the tools, each part fetched when it is opened. */
export function SdkWorkbench({
  session,
  transport,
  token,
  timeline,
  onClearTimeline,
  replay,
  updates,
  roots,
  call,
}: {
  session: Session | undefined
  transport: SdkTransport
  token: string | undefined
  timeline: Timeline
  onClearTimeline: () => void
  replay: Replay
  updates: Readonly<Record<string, number>>
  roots: Roots
  call: (tool: string, args: Record<string, unknown>) => Promise<Outcome>
}) {
  const [tab, setTab] = useState<Tab>('timeline')
  const needsSession = NEED_SESSION.has(tab)
  return (
    <Tabs label={copy.heading} tabs={TABS} chosen={tab} onChoose={setTab}>
      <Suspense fallback={<output className="text-small text-muted">{copy.loading}</output>}>
        {needsSession && !session && <p className="text-small text-muted">{copy.connectFirst}</p>}
        {tab === 'timeline' && <TimelinePanel timeline={timeline} onClear={onClearTimeline} replay={replay} />}
        {tab === 'resources' && session && <ResourcesTab session={session} updates={updates} />}
        {tab === 'prompts' && session && <PromptsTab session={session} />}
        {tab === 'roots' && <RootsTab roots={roots} session={session} />}
        {tab === 'tasks' && session && <TasksTab tasks={session.tasks} />}
        {tab === 'server' && session && <AboutTab session={session} />}
        {tab === 'saved' && <SavedCallsPanel isReady={session !== undefined} call={call} />}
        {tab === 'doctor' && <DoctorTab key={transport} transport={transport} token={token} />}
      </Suspense>
    </Tabs>
  )
}

const TABS = (['timeline', 'resources', 'prompts', 'roots', 'tasks', 'server', 'saved', 'doctor'] as const).map(
  (name) => [name, copy.tabs[name]] as const,
)
const NEED_SESSION = new Set<Tab>(['resources', 'prompts', 'tasks', 'server'])
