import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import { Button, Notice, toast, useLanguage } from '@kvint/ui'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'
import { Setting, SETTING_ROW } from './setting.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TwoFactorDialog } from './two-factor-dialog.tsx'
import { useLoaded } from './use-loaded.ts'

/** A code of an authenticator app at every sign-in: on or off. */
export function TwoFactorSetting({ onClosed }: { onClosed: () => void }) {
  const { twoFactor: copy, loading } = useProfileCopy()
  const [language] = useLanguage()
  const identity = useIdentity()
  const { value, hasFailed, reload } = useLoaded(secondStep)
  const [isOpen, setIsOpen] = useState<'app' | 'codes'>()
  const [hasNotGone, setHasNotGone] = useState(false)
  const { app, codesLeft } = value ?? {}

  const turnOff = async () => {
    if (!app) return
    setHasNotGone(false)
    try {
      await (await identity.security()).removeAuthenticator(app.id)
      toast(copy.turnedOff)
      await reload()
    } catch {
      setHasNotGone(true)
    }
  }
  /** A dialog that is left halfway may have changed something already. */
  const close = () => {
    setIsOpen(undefined)
    void reload()
    onClosed()
  }
  return (
    <Setting
      copy={copy}
      notes={
        <>
          {!value && !hasFailed && <output className="text-small text-muted">{loading}</output>}
          {app && (
            <p className="flex items-center gap-2 text-small text-ok">
              <ShieldCheck size={16} strokeWidth={1.5} aria-hidden />
              {copy.since(new Date(app.addedAt).toLocaleDateString(language, { dateStyle: 'long' }))}
            </p>
          )}
        </>
      }
      action={
        <>
          {app && (
            <Button size="tool" onClick={() => void turnOff()}>
              {copy.turnOff}
            </Button>
          )}
          {value && !app && (
            <Button size="tool" onClick={() => setIsOpen('app')}>
              {copy.turnOn}
            </Button>
          )}
        </>
      }
    >
      {(hasFailed || hasNotGone) && <Notice tone="danger">{hasFailed ? copy.failed : copy.removeFailed}</Notice>}
      {app && (
        <div className={SETTING_ROW}>
          <p className="text-small text-muted">{codesLeft !== undefined && copy.recovery.left(codesLeft)}</p>
          <Button size="tool" onClick={() => setIsOpen('codes')}>
            {copy.recovery.fresh}
          </Button>
        </div>
      )}
      <TwoFactorDialog
        isOpen={isOpen === 'app'}
        onClose={close}
        onDone={() => {
          toast(copy.turnedOn)
          close()
        }}
      />
      <RecoveryCodesDialog isOpen={isOpen === 'codes'} onClose={close} />
    </Setting>
  )
}

async function secondStep(identity: Identity) {
  const security = await identity.security()
  const [app] = await security.authenticators()
  return { app, codesLeft: app && (await security.recoveryCodes().catch(() => undefined)) }
}
