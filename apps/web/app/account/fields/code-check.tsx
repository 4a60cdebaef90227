import { type FormEvent, useState } from 'react'
import { useFrameCopy } from '../../frame/copy/frame.ts'
import { serviceWords } from '../../identity/service-words.ts'
import { Button, formText, TextField } from '@kvint/ui'
import { CodeField } from './code-field.tsx'

/** Asks for a code of the account's authenticator app until one is right; anyone who has lost the app has other codes. */
export function CodeCheck({
  text,
  verify,
  recover,
  onDone,
}: {
  text: string
  verify: (code: string) => Promise<void>
  recover: (code: string) => Promise<void>
  /** `isRecovered`: a recovery code stood in for the app, which has turned two-factor authentication off. */
  onDone: (isRecovered: boolean) => void
}) {
  const { code: copy } = useFrameCopy()
  const [isRecovering, setIsRecovering] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [error, setError] = useState<string>()

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = formText(new FormData(event.currentTarget), 'code').replaceAll(/\s/g, '')
    setIsChecking(true)
    setError(undefined)
    try {
      await (isRecovering ? recover(typed) : verify(typed))
      onDone(isRecovering)
    } catch (reason) {
      setError(isRecovering ? copy.wrongRecovery : (serviceWords(reason) ?? copy.wrong))
      setIsChecking(false)
    }
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void check(event)}>
      <p className="text-muted">{text}</p>
      {isRecovering ? (
        <TextField
          key="recovery"
          label={copy.recovery}
          hint={copy.recoveryHint}
          error={error}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      ) : (
        <CodeField key="app" error={error} />
      )}
      <Button look="main" type="submit" disabled={isChecking}>
        {isChecking ? copy.checking : copy.confirm}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          setIsRecovering(!isRecovering)
          setError(undefined)
        }}
      >
        {isRecovering ? copy.app : copy.recover}
      </Button>
    </form>
  )
}
