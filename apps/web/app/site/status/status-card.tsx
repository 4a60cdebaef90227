import { CircleAlert, CircleCheck, CircleDashed, CircleMinus } from 'lucide-react'
import type { StatusMessage } from './copy/en/status.ts'
import { useStatusCopy } from './copy/status.ts'
import { Panel } from '@kvint/ui'

type State = 'checking' | 'online' | 'offline' | 'error' | 'authenticated' | 'unauthenticated'

/** How one part of the service does, in a word and a sentence. */
export function StatusCard({ title, state, message }: { title: string; state: State; message: StatusMessage | null }) {
  const copy = useStatusCopy()
  const Icon = ICONS[state]
  return (
    <Panel isPlain title={title}>
      <output className="grid gap-1">
        <span className={`flex items-center gap-2 text-lead font-semibold ${COLOURS[state]}`}>
          <Icon size={20} strokeWidth={1.5} aria-hidden /> {copy.states[state]}
        </span>
        {/* A line stays free for the message, so that nothing moves when it comes. */}
        <span className="min-h-6 text-small text-muted">
          {message && copy.messages[message.name](message.code ?? 0)}
        </span>
      </output>
    </Panel>
  )
}

const ICONS: Record<State, typeof CircleCheck> = {
  checking: CircleDashed,
  online: CircleCheck,
  authenticated: CircleCheck,
  unauthenticated: CircleMinus,
  offline: CircleAlert,
  error: CircleAlert,
}
const COLOURS: Record<State, string> = {
  checking: 'text-muted',
  online: 'text-ok',
  authenticated: 'text-ok',
  unauthenticated: 'text-ink',
  offline: 'text-danger',
  error: 'text-danger',
}
