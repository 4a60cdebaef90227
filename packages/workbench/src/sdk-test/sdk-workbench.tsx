import { lazy, Suspense, useState } from 'react'
import { useWorkbenchWords } from '../copy/session.ts'
import type { McpTool } from '../wire/mcp-tool.ts'
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
const ChatTab = lazy(() => import('../chat/chat-tab.tsx').then((part) => ({ default: part.ChatTab })))
const EvaluationsTab = lazy(() =>
  import('../evaluations/evaluations-tab.tsx').then((part) => ({ default: part.EvaluationsTab })),
)
const KeepEvaluation = lazy(() =>
  import('../evaluations/keep-evaluation.tsx').then((part) => ({ default: part.KeepEvaluation })),
)
const SkillsTab = lazy(() => import('../skills/skills-tab.tsx').then((part) => ({ default: part.SkillsTab })))
const ServersTab = lazy(() => import('../servers/servers-tab.tsx').then((part) => ({ default: part.ServersTab })))
const DoctorTab = lazy(() => import('../doctor/doctor-tab.tsx').then((part) => ({ default: part.DoctorTab })))

type Tab = (typeof NAMES)[number]

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
  tools,
  call,
  callTool,
}: {
  session: Session | undefined
  transport: SdkTransport
  token: string | undefined
  timeline: Timeline
  onClearTimeline: () => void
  replay: Replay
  updates: Readonly<Record<string, number>>
  roots: Roots
  tools: readonly McpTool[]
  call: (tool: string, args: Record<string, unknown>) => Promise<Outcome>
  callTool: (tool: McpTool, args: Record<string, unknown>) => Promise<Outcome>
}) {
  const copy = useWorkbenchWords()
  const [tab, setTab] = useState<Tab>('timeline')
  const [staying, setStaying] = useState<ReadonlySet<Tab>>(new Set())
  const needsSession = NEED_SESSION.has(tab)
  const choose = (next: Tab) => {
    setTab(next)
    setStaying((before) => new Set([...before, next]))
  }
  return (
    <Tabs
      label={copy.heading}
      tabs={NAMES.map((name) => [name, copy.tabs[name]] as const)}
      chosen={tab}
      onChoose={choose}
    >
      <Suspense fallback={<output className="text-small text-muted">{copy.loading}</output>}>
        {needsSession && !session && <p className="text-small text-muted">{copy.connectFirst}</p>}
        {tab === 'timeline' && <TimelinePanel timeline={timeline} onClear={onClearTimeline} replay={replay} />}
        {tab === 'resources' && session && <ResourcesTab session={session} updates={updates} />}
        {tab === 'prompts' && session && <PromptsTab session={session} />}
        {tab === 'roots' && <RootsTab roots={roots} session={session} />}
        {tab === 'tasks' && session && <TasksTab tasks={session.tasks} />}
        {tab === 'server' && session && <AboutTab session={session} />}
        {tab === 'saved' && <SavedCallsPanel isReady={session !== undefined} call={call} />}
        {tab === 'skills' && session && <SkillsTab session={session} />}
        {/* Once opened they stay: a talk and connections go on while another tab is looked at. */}
        {staying.has('servers') && (
          <div hidden={tab !== 'servers'} className="grid min-w-0 gap-4">
            <ServersTab />
          </div>
        )}
        {staying.has('chat') && (
          <div hidden={tab !== 'chat'} className="grid min-w-0 gap-4">
            <ChatTab tools={tools} isReady={session !== undefined} call={callTool} After={KeepEvaluation} />
          </div>
        )}
        {tab === 'evaluations' && <EvaluationsTab tools={tools} isConnected={session !== undefined} call={callTool} />}
        {tab === 'doctor' && <DoctorTab key={transport} transport={transport} token={token} />}
      </Suspense>
    </Tabs>
  )
}

const NAMES = [
  'timeline',
  'resources',
  'prompts',
  'roots',
  'tasks',
  'skills',
  'server',
  'saved',
  'servers',
  'chat',
  'evaluations',
  'doctor',
] as const
const NEED_SESSION = new Set<Tab>(['resources', 'prompts', 'tasks', 'skills', 'server'])
