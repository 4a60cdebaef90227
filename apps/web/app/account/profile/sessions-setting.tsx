import { useState } from 'react'
import type { OpenSession } from '@kvint/contract'
import { Button, Notice, useLanguage, writtenDate } from '@kvint/ui'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'
import { LIST_ROW, SettingList } from './setting-list.tsx'
import { Setting } from './setting.tsx'
import { useLoaded } from './use-loaded.ts'

type Outcome = 'ended' | 'endedOne' | 'endFailed'

/** Where the account is signed in: each can be ended by itself, or all but this one. */
export function SessionsSetting() {
  const { sessions: copy } = useProfileCopy()
  const identity = useIdentity()
  const list = useLoaded(openSessions)
  const [outcome, setOutcome] = useState<Outcome>()
  const end = async (work: () => Promise<void>, done: Outcome) => {
    try {
      await work()
      setOutcome(done)
    } catch {
      setOutcome('endFailed')
    }
    await list.reload()
  }
  return (
    <Setting
      copy={copy}
      action={
        <Button size="tool" onClick={() => void end(identity.signOutOthers, 'ended')}>
          {copy.end}
        </Button>
      }
    >
      {outcome && <Notice tone={outcome === 'endFailed' ? 'danger' : 'ok'}>{copy[outcome]}</Notice>}
      <SettingList list={list} failed={copy.failed} none={copy.none}>
        {list.value?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => void end(() => identity.endSession(session.id), 'endedOne')}
          />
        ))}
      </SettingList>
    </Setting>
  )
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { sessions: copy } = useProfileCopy()
  const [language] = useLanguage()
  const device = [session.browser, session.system].filter(Boolean).join(', ') || copy.unknown
  const since = copy.since(writtenDate(Date.parse(session.createdAt), 'moment', language))
  const used = copy.lastUsed(writtenDate(Date.parse(session.lastUsedAt), 'moment', language))
  return (
    <li className={LIST_ROW}>
      <span className="grid">
        <span className="font-semibold">{device}</span>
        <span className="text-small text-muted">
          {session.isCurrent ? copy.current : used}, {since}
        </span>
      </span>
      {!session.isCurrent && (
        <Button size="tool" aria-label={copy.endName(device)} onClick={onEnd}>
          {copy.endOne}
        </Button>
      )}
    </li>
  )
}

const openSessions = (identity: Identity) => identity.openSessions()
