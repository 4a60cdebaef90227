import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTestedServerWords } from '../copy/server.ts'
import { useHost } from '../host.ts'
import { Choice } from '@kvint/ui'
import { loadForOthers, mayCallOthers } from './may-call-others.ts'
import { NamedServerForm } from './named-server-form.tsx'
import { OWN, type Target } from './target.ts'

/** Which server the page speaks to. Ours, until another one is named. */
export function ServerPanel({
  target,
  onChoose,
  offersOAuth,
}: {
  target: Target
  onChoose: (target: Target) => void
  offersOAuth: boolean
}) {
  const copy = useTestedServerWords()
  const { pathname, search } = useLocation()
  const { namesServers } = useHost()
  const asked = new URLSearchParams(search).get('server')
  const [kind, setKind] = useState<Target['kind']>(asked === null ? target.kind : 'named')
  if (!namesServers && !offersOAuth) return null

  const choose = (next: Target['kind']) => {
    if (next === 'named' && !mayCallOthers()) return loadForOthers(pathname, '')
    setKind(next)
    if (next === 'own' && target.kind !== 'own') onChoose(OWN)
  }
  return (
    <section aria-label={copy.section} className="grid gap-4 lg:grid-cols-[auto_1fr]">
      <div className="grid auto-cols-fr grid-flow-col content-start items-end gap-4 sm:flex">
        {namesServers && (
          <Choice
            label={copy.server}
            value={kind}
            options={[
              ['own', copy.own],
              ['named', copy.named],
            ]}
            onChoose={choose}
          />
        )}
        {kind === 'own' && target.kind === 'own' && offersOAuth && (
          <Choice
            label={copy.access}
            value={target.access}
            options={[
              ['session', copy.accesses.session],
              ['oauth', copy.accesses.oauth],
            ]}
            onChoose={(access) => onChoose({ kind: 'own', access })}
          />
        )}
      </div>
      {kind === 'named' && (
        <NamedServerForm
          address0={target.kind === 'named' ? target.address : (asked ?? '')}
          inUse={target.kind === 'named' ? target : undefined}
          isJustChosen={asked === '' && target.kind === 'own'}
          offersOAuth={offersOAuth}
          onUse={onChoose}
        />
      )}
    </section>
  )
}
