import { type FormEvent, useState } from 'react'
import { Button, Choice, TextField } from '@kvint/ui'
import { addressProblem } from '../target/target.ts'
import { useChatWords } from './copy/chat.ts'
import { ADDRESSES, chooseModel, type Model, useModel } from './model-store.ts'

/** Which model answers, and where. */
export function ModelForm() {
  const copy = useChatWords()
  const model = useModel()
  const [service, setService] = useState<Model['service']>(model?.service ?? 'openai')
  const [address, setAddress] = useState(model?.address ?? ADDRESSES[service])
  const [name, setName] = useState(model?.name ?? '')
  const [key, setKey] = useState(model?.key ?? '')
  const [wasSent, setWasSent] = useState(false)
  const isWrong = addressProblem(address) !== undefined

  const use = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (!isWrong && name.trim() !== '') chooseModel({ service, address, name: name.trim(), key })
  }
  const turnTo = (next: Model['service']) => {
    setService(next)
    if (address === ADDRESSES[service]) setAddress(ADDRESSES[next])
  }
  return (
    <form noValidate aria-label={copy.model} onSubmit={use} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={copy.address}
          hint={copy.addressHint}
          error={wasSent && isWrong ? copy.wrongAddress : undefined}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextField
          label={copy.name}
          error={wasSent && name.trim() === '' ? copy.noName : undefined}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Choice
          label={copy.service}
          value={service}
          options={(['openai', 'anthropic'] as const).map((one) => [one, copy.services[one]] as const)}
          onChoose={turnTo}
        />
        <TextField
          label={copy.key}
          type="password"
          autoComplete="off"
          value={key}
          onChange={(event) => setKey(event.target.value)}
          className="min-w-0 grow basis-60"
        />
        <Button type="submit" size="tool" className="min-h-9">
          {copy.use}
        </Button>
      </div>
      <p className="text-tool text-muted">{copy.keyRule}</p>
      <output className="text-small empty:hidden">
        {model && copy.inUse(model.name, new URL(model.address).host)}
      </output>
    </form>
  )
}
