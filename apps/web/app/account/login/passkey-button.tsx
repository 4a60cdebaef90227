import { KeyRound } from 'lucide-react'
import { useLoginCopy } from './copy/login.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { Button } from '@kvint/ui'

/** Signs in without a password, in browsers that can. */
export function PasskeyButton({ isBusy, onChoose }: { isBusy: boolean; onChoose: () => void }) {
  const copy = useLoginCopy()
  const hasAccounts = useFeature('enableAuth')
  const isBrowser = useIsBrowser()
  if (!hasAccounts || (isBrowser && typeof PublicKeyCredential === 'undefined')) return null
  return (
    <>
      <p className="flex items-center gap-4 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {copy.or}
      </p>
      <Button onClick={onChoose} disabled={isBusy} className="w-full">
        <KeyRound size={20} strokeWidth={1.5} aria-hidden /> {copy.passkey}
      </Button>
    </>
  )
}
