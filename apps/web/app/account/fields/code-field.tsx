import { useFrameCopy } from '../../frame/copy/frame.ts'
import { TextField } from '@kvint/ui'

/** Six digits of an authenticator app, which the browser or a password manager may fill in. */
export function CodeField({ error }: { error?: string | undefined }) {
  const { code } = useFrameCopy()
  return (
    <TextField
      label={code.label}
      hint={code.hint}
      error={error}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*\d{3}\s?\d{3}\s*"
      title={code.hint}
      required
    />
  )
}
