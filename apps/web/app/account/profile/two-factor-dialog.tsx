import { type FormEvent, useState } from 'react'
import { useFrameCopy } from '../../frame/copy/frame.ts'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'
import { Button, CopyButton, Dialog, formText, Notice } from '@kvint/ui'
import { CodeField } from '../fields/code-field.tsx'
import { KeysFromBefore } from '../api-keys/keys-from-before.tsx'
import { PasskeysFromBefore } from './passkeys-from-before.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { useLoaded } from './use-loaded.ts'

type Way = { readonly onClose: () => void; readonly onDone: () => void }

/** Sets up an authenticator app: a picture to scan or a secret to type, a code that proves it, codes for when it is lost. */
export function TwoFactorDialog({ isOpen, ...way }: Way & { isOpen: boolean }) {
  const { twoFactor: copy } = useProfileCopy()
  return (
    <Dialog isOpen={isOpen} onClose={way.onClose} title={copy.setUp} className="w-[min(100%-32px,520px)]">
      <SetUp {...way} />
    </Dialog>
  )
}

function SetUp({ onClose, onDone }: Way) {
  const { twoFactor: copy, cancel, loading } = useProfileCopy()
  const { code } = useFrameCopy()
  const identity = useIdentity()
  const { value: app, hasFailed } = useLoaded(startAuthenticator)
  const [error, setError] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | 'failed'>()

  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!app) return
    const typed = formText(new FormData(event.currentTarget), 'code').replaceAll(/\s/g, '')
    setIsChecking(true)
    try {
      await (await identity.security()).confirmAuthenticator(app.id, typed)
    } catch {
      setError(code.wrong)
      setIsChecking(false)
      return
    }
    /** Without them the app counts all the same; she makes some later. */
    setCodes(await (await identity.security()).makeRecoveryCodes().catch(() => 'failed' as const))
  }
  if (codes)
    return (
      <div className="grid gap-6">
        <KeysFromBefore />
        <PasskeysFromBefore />
        {codes === 'failed' ? (
          <>
            <Notice tone="danger">{copy.recovery.notMade}</Notice>
            <Button look="main" className="justify-self-end" onClick={onDone}>
              {copy.done}
            </Button>
          </>
        ) : (
          <RecoveryCodeList codes={codes} onDone={onDone} />
        )}
      </div>
    )
  return (
    <form className="grid gap-4" onSubmit={(event) => void confirm(event)}>
      <p className="text-muted">{copy.scan}</p>
      {hasFailed && <Notice tone="danger">{copy.startFailed}</Notice>}
      {/* The place of the picture is held, so that nothing moves when it comes. */}
      <div className="grid size-48 place-items-center justify-self-center overflow-hidden rounded-control bg-[#fff] text-[#122026]">
        {app ? <img src={app.qrCode} alt={copy.picture} width="192" height="192" /> : <output>{loading}</output>}
      </div>
      <div className="grid gap-1">
        <p className="text-small text-muted">{copy.orType}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-h-10 min-w-0 grow rounded-control border border-line bg-sunken px-3 py-2 font-mono text-tool break-all">
            {app?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          {app && <CopyButton text={app.secret} label={copy.copySecret} />}
        </div>
      </div>
      <CodeField error={error} />
      <p className="text-small text-muted">{copy.consequence}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{cancel}</Button>
        <Button look="main" type="submit" disabled={!app || isChecking}>
          {isChecking ? copy.confirming : copy.confirm}
        </Button>
      </div>
    </form>
  )
}

const startAuthenticator = async (identity: Identity) => (await identity.security()).startAuthenticator()
