import { useState } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import type { AuthUser } from '../../identity/identity.ts'
import { Button, Notice, Panel } from '@kvint/ui'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportSetting } from './export-setting.tsx'
import { EmailSetting } from './email-setting.tsx'
import { PasswordModal } from './password-modal.tsx'
import { SETTING, SETTING_ROW } from './setting-row.ts'

export function AccountSettings({ user }: { user: AuthUser }) {
  const copy = useProfileCopy()
  const [open, setOpen] = useState<'password' | 'delete'>()
  const [isUpdated, setIsUpdated] = useState(false)
  return (
    <Panel isPlain title={copy.settings}>
      {isUpdated && <Notice tone="ok">{copy.password.updated}</Notice>}
      <EmailSetting user={user} />
      <section aria-label={copy.password.heading} className={SETTING}>
        <div className={SETTING_ROW}>
          <div>
            <h3 className="font-semibold">{copy.password.heading}</h3>
            <p className="text-small text-muted">{copy.password.text}</p>
          </div>
          <Button
            size="tool"
            onClick={() => {
              setIsUpdated(false)
              setOpen('password')
            }}
          >
            {copy.password.change}
          </Button>
        </div>
      </section>
      <ExportSetting />
      <section aria-label={copy.remove.heading} className={SETTING}>
        <div className={SETTING_ROW}>
          <div>
            <h3 className="font-semibold">{copy.remove.heading}</h3>
            <p className="text-small text-muted">{copy.remove.text}</p>
          </div>
          <Button size="tool" className="border-danger text-danger" onClick={() => setOpen('delete')}>
            {copy.remove.button}
          </Button>
        </div>
      </section>
      <PasswordModal
        isOpen={open === 'password'}
        onClose={() => setOpen(undefined)}
        onUpdated={() => {
          setOpen(undefined)
          setIsUpdated(true)
        }}
      />
      <DeleteAccountDialog isOpen={open === 'delete'} onClose={() => setOpen(undefined)} />
    </Panel>
  )
}
