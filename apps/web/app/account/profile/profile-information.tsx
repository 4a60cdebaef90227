import type { ChangeEvent } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import type { AuthUser } from '../../identity/identity.ts'
import { Button, FactList, Notice, Panel, TextArea, TextField } from '@kvint/ui'
import { PROFILE_FIELDS, PROFILE_LIMITS, type ProfileField } from './profile-fields.ts'
import { useProfileForm } from './use-profile-form.ts'

export function ProfileInformation({ user }: { user: AuthUser }) {
  const copy = useProfileCopy()
  const { form, mode, message, save, change, edit, cancel } = useProfileForm(user)
  const field = (name: ProfileField) => ({
    name,
    label: copy.fields[name],
    value: form[name],
    maxLength: PROFILE_LIMITS[name],
    disabled: mode === 'saving',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(name, target.value),
  })
  const set = PROFILE_FIELDS.filter((name) => form[name])
  const unset = PROFILE_FIELDS.filter((name) => !form[name])
  return (
    <Panel
      isPlain
      title={copy.information}
      aside={
        mode === 'view' && (
          <Button size="tool" onClick={edit}>
            {copy.edit}
          </Button>
        )
      }
    >
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {mode === 'view' ? (
        <>
          <FactList isProse facts={set.map((field) => [copy.fields[field], form[field]])} />
          {unset.length > 0 && (
            <p className="text-small text-muted">{copy.empty(unset.map((field) => copy.fields[field]))}</p>
          )}
        </>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <TextField {...field('displayName')} autoComplete="nickname" />
          <TextArea {...field('bio')} rows={4} />
          <TextField {...field('location')} />
          <TextField {...field('website')} type="url" autoComplete="url" placeholder="https://" />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={cancel} disabled={mode === 'saving'}>
              {copy.cancel}
            </Button>
            <Button look="main" type="submit" disabled={mode === 'saving'}>
              {mode === 'saving' ? copy.saving : copy.save}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  )
}
