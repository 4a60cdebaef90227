import { useState } from 'react'
import { ApiFailure } from '../../api/api-failure.ts'
import { joinWaitlist } from '../../api/join-waitlist.ts'
import { useWaitlistCopy } from './copy/waitlist.ts'
import { useIsOpen } from '../../identity/use-is-open.ts'
import { Button, formText, Notice, TextField } from '@kvint/ui'

type Progress = 'idle' | 'joining' | 'joined' | 'failed'

/** Leaves an address. A build that takes no one in yet says so beside it. */
export function WaitlistForm() {
  const copy = useWaitlistCopy()
  const isOpen = useIsOpen()
  const [progress, setProgress] = useState<Progress>('idle')
  const [waitSeconds, setWaitSeconds] = useState<number>()

  if (progress === 'joined') {
    return (
      <div className="grid justify-items-start gap-2">
        <Notice tone="ok">{copy.joined}</Notice>
        <Button look="quiet" size="tool" onClick={() => setProgress('idle')}>
          {copy.again}
        </Button>
      </div>
    )
  }

  const join = async (form: FormData) => {
    setProgress('joining')
    try {
      await joinWaitlist(formText(form, 'email').trim())
      setProgress('joined')
    } catch (error) {
      setWaitSeconds(error instanceof ApiFailure ? error.waitSeconds : undefined)
      setProgress('failed')
    }
  }
  return (
    <form
      method="post"
      className="grid w-full max-w-120 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void join(new FormData(event.currentTarget))
      }}
    >
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={copy.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={copy.placeholder}
        />
        <Button look="main" type="submit" disabled={progress === 'joining'}>
          {progress === 'joining' ? copy.joining : isOpen ? copy.join : copy.joinClosed}
        </Button>
      </div>
      {!isOpen && (
        <Button disabled className="justify-self-start">
          {copy.comingSoon}
        </Button>
      )}
      {progress === 'failed' && <Notice tone="danger">{waitSeconds ? copy.tooMany(waitSeconds) : copy.failed}</Notice>}
    </form>
  )
}
