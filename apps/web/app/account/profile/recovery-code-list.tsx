import { PRODUCT } from '@kvint/contract'
import { useProfileCopy } from './copy/profile.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { Button, CopyButton, saveFile } from '@kvint/ui'

/** Recovery codes, this once: to copy, to download, or to write down. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { recovery: copy } = useProfileCopy().twoFactor
  const state = useAuthState()
  const text = codes.join('\n')
  const download = () => {
    const head = copy.fileHead((state.status === 'signed-in' && state.user.email) || PRODUCT.name)
    saveFile(`${PRODUCT.slug}-recovery-codes.txt`, new Blob([`${head}\n\n${text}\n`], { type: 'text/plain' }))
  }
  return (
    <>
      <p className="text-muted">{copy.text}</p>
      <ol
        aria-label={copy.heading}
        className="grid gap-x-6 gap-y-1 rounded-panel border border-line bg-sunken p-4 font-mono text-small sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={copy.copy} />
        <Button size="tool" onClick={download}>
          {copy.download}
        </Button>
      </div>
      <Button look="main" className="justify-self-end" onClick={onDone}>
        {copy.kept}
      </Button>
    </>
  )
}
