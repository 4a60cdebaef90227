import { Checkbox, Notice } from '@kvint/ui'
import type { Passkey } from '../../identity/account-security.ts'
import { useProfileCopy } from './copy/profile.ts'
import { PasskeyFacts } from './passkey-facts.tsx'
import type { Loaded } from './use-loaded.ts'

/** A new password ends every passkey but those that are ticked here; nothing where there is none. */
export function PasskeysToKeep({ list, areTicked }: { list: Loaded<readonly Passkey[]>; areTicked: boolean }) {
  const { loading, password } = useProfileCopy()
  const { keep: copy } = password
  if (list.hasFailed) return <Notice tone="warning">{copy.failed}</Notice>
  if (!list.value) return <output className="text-small text-muted">{loading}</output>
  if (list.value.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby="passkeys-to-keep">
      <legend className="pb-1 text-small font-semibold">{copy.heading}</legend>
      <p id="passkeys-to-keep" className="text-small text-muted">
        {copy.text}
      </p>
      {list.value.map((passkey) => (
        <Checkbox
          key={passkey.id}
          name={KEEP_PASSKEY}
          value={passkey.id}
          defaultChecked={areTicked}
          label={<PasskeyFacts passkey={passkey} />}
        />
      ))}
    </fieldset>
  )
}

/** The name of each box; its value is the id of the passkey. */
export const KEEP_PASSKEY = 'keepPasskey'
