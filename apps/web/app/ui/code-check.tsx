import { type FormEvent, useState } from 'react'
import { useFrameCopy } from '../copy/frame.ts'
import { serviceWords } from '../identity/service-words.ts'
import { Button } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { formText } from './form-text.ts'

/** Asks for a code of the account's authenticator app until one is right. */
export function CodeCheck({
  text,
  verify,
  onDone,
}: {
  text: string
  verify: (code: string) => Promise<void>
  onDone: () => void
}) {
  const { code: copy } = useFrameCopy()
  const [isChecking, setIsChecking] = useState(false)
  const [error, setError] = useState<string>()

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = formText(new FormData(event.currentTarget), 'code').replaceAll(/\s/g, '')
    setIsChecking(true)
    setError(undefined)
    try {
      await verify(typed)
      onDone()
    } catch (reason) {
      setError(serviceWords(reason) ?? copy.wrong)
      setIsChecking(false)
    }
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void check(event)}>
      <p className="text-muted">{text}</p>
      <CodeField error={error} />
      <Button look="main" type="submit" disabled={isChecking}>
        {isChecking ? copy.checking : copy.confirm}
      </Button>
    </form>
  )
}
