import { useState } from 'react'
import { CONTACT_TOPICS, type ContactRequest } from '@kvint/contract'
import { ApiFailure } from '../../api/api-failure.ts'
import { sendMessage } from '../../api/send-message.ts'
import { useContactCopy } from './copy/contact.ts'
import { Button, Choice, formText, Notice, TextArea, TextField } from '@kvint/ui'

type Progress = 'idle' | 'sending' | 'sent' | 'failed'

/** A message to one of our boxes. */
export function ContactForm() {
  const copy = useContactCopy()
  const [topic, setTopic] = useState<ContactRequest['topic']>('support')
  const [progress, setProgress] = useState<Progress>('idle')
  const [waitSeconds, setWaitSeconds] = useState<number>()

  if (progress === 'sent')
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="ok">{copy.sent}</Notice>
        <Button size="tool" onClick={() => setProgress('idle')}>
          {copy.another}
        </Button>
      </div>
    )

  const send = async (form: FormData) => {
    setProgress('sending')
    try {
      await sendMessage({
        name: formText(form, 'name').trim(),
        email: formText(form, 'email').trim(),
        topic,
        message: formText(form, 'message').trim(),
      })
      setProgress('sent')
    } catch (error) {
      setWaitSeconds(error instanceof ApiFailure ? error.waitSeconds : undefined)
      setProgress('failed')
    }
  }
  return (
    <form
      method="post"
      className="grid gap-4 text-ink"
      aria-label={copy.heading}
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={copy.name} name="name" required maxLength={120} autoComplete="name" />
        <TextField label={copy.email} name="email" type="email" required maxLength={254} autoComplete="email" />
      </div>
      <Choice
        label={copy.topic}
        value={topic}
        options={CONTACT_TOPICS.map((one) => [one, copy.topics[one]] as const)}
        onChoose={setTopic}
      />
      <TextArea
        label={copy.message}
        hint={copy.messageHint}
        name="message"
        required
        minLength={10}
        maxLength={5000}
        rows={5}
      />
      {progress === 'failed' && <Notice tone="danger">{waitSeconds ? copy.tooMany(waitSeconds) : copy.failed}</Notice>}
      <Button type="submit" className="justify-self-start" disabled={progress === 'sending'}>
        {progress === 'sending' ? copy.sending : copy.send}
      </Button>
    </form>
  )
}
