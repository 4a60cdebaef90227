import { useLoginCopy } from './copy/login.ts'
import { Button, Notice } from '@kvint/ui'
import { usePasswordReset } from './use-password-reset.ts'

/** Asks for a new password for the address in the form above. */
export function PasswordReset({ email }: { email: string }) {
  const copy = useLoginCopy()
  const { message, ask } = usePasswordReset()
  return (
    <>
      <Button look="quiet" size="tool" onClick={() => void ask(email)} className="px-0!">
        {copy.forgotten}
      </Button>
      {message && (
        <Notice tone={message.tone} className="w-full">
          {message.text}
        </Notice>
      )}
    </>
  )
}
