import { type FormEvent, useState } from 'react'
import { API_KEY_SCOPES, type ApiKeyScope } from '@kvint/contract'
import { useApiKeysCopy } from './copy/api-keys.ts'
import { Button, Checkbox, Dialog, Notice, TextField } from '@kvint/ui'

type Props = {
  isOpen: boolean
  onClose: () => void
  onMake: (name: string, scopes: readonly ApiKeyScope[]) => Promise<string>
  onMade: (secret: string) => void
}

export function NewKeyDialog({ isOpen, onClose, ...rest }: Props) {
  const copy = useApiKeysCopy()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.make}>
      <NewKeyForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function NewKeyForm({ onClose, onMake, onMade }: Omit<Props, 'isOpen'>) {
  const copy = useApiKeysCopy()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['account:read', 'projects:read'])
  const [failure, setFailure] = useState('')
  const [isMaking, setIsMaking] = useState(false)

  const make = async (event: FormEvent) => {
    event.preventDefault()
    setIsMaking(true)
    try {
      onMade(await onMake(name.trim(), scopes))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : copy.failed)
      setIsMaking(false)
    }
  }
  const toggle = (scope: ApiKeyScope) =>
    setScopes((before) => (before.includes(scope) ? before.filter((one) => one !== scope) : [...before, scope]))
  return (
    <form className="grid gap-4" onSubmit={(event) => void make(event)}>
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        maxLength={80}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-small font-semibold">{copy.scopes}</legend>
        {API_KEY_SCOPES.map(({ scope }) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
            label={
              <span>
                {copy.scopeWords[scope]} <code className="font-mono text-tool text-muted">{scope}</code>
              </span>
            }
          />
        ))}
      </fieldset>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button look="main" type="submit" disabled={isMaking || name.trim() === '' || scopes.length === 0}>
          {isMaking ? copy.creating : copy.create}
        </Button>
      </div>
    </form>
  )
}
