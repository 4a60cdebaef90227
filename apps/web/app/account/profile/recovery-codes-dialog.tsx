import { useState } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { Button, Dialog, Notice } from '@kvint/ui'
import { RecoveryCodeList } from './recovery-code-list.tsx'

/** Makes new recovery codes in place of those at hand. */
export function RecoveryCodesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { recovery: copy } = useProfileCopy().twoFactor
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.fresh}>
      <NewCodes onClose={onClose} />
    </Dialog>
  )
}

function NewCodes({ onClose }: { onClose: () => void }) {
  const { twoFactor, cancel } = useProfileCopy()
  const copy = twoFactor.recovery
  const identity = useIdentity()
  const [codes, setCodes] = useState<readonly string[]>()
  const [progress, setProgress] = useState<'idle' | 'making' | 'failed'>('idle')

  const make = async () => {
    setProgress('making')
    try {
      setCodes(await (await identity.security()).makeRecoveryCodes())
    } catch {
      setProgress('failed')
    }
  }
  if (codes) return <RecoveryCodeList codes={codes} onDone={onClose} />
  return (
    <>
      <p className="text-muted">{copy.replaced}</p>
      {progress === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{cancel}</Button>
        <Button look="main" disabled={progress === 'making'} onClick={() => void make()}>
          {progress === 'making' ? copy.making : copy.make}
        </Button>
      </div>
    </>
  )
}
