import { BadgeCheck } from 'lucide-react'
import { useLanguage, Button, Notice, Panel, Dialog } from '@kvint/ui'
import { useProfileCopy } from './copy/profile.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { displayName } from '../../identity/display-name.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { ApiKeysPanel } from '../api-keys/api-keys-panel.tsx'
import { useApiKeysCopy } from '../api-keys/copy/api-keys.ts'
import { useSubscriptionCopy } from '../subscription/copy/subscription.ts'
import { AssistantsSetting } from './assistants-setting.tsx'
import { ProfileInformation } from './profile-information.tsx'
import { SecurityPanel } from './security-panel.tsx'
import { SubscriptionSetting } from './subscription-setting.tsx'
import { type ReactNode, useState } from 'react'
import type { AuthUser } from '../../identity/identity.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportSetting } from './export-setting.tsx'
import { EmailSetting } from './email-setting.tsx'
import { Setting } from './setting.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { PasswordFields } from './password-fields.tsx'

export function Profile() {
  const copy = useProfileCopy()
  const { heading: subscription } = useSubscriptionCopy()
  const { heading: apiKeys } = useApiKeysCopy()
  const [language] = useLanguage()
  const state = useAuthState()
  const sellsPlans = useFeature('enablePayments')
  const hasProjects = useFeature('enableProjects')
  if (state.status !== 'signed-in') return <p className="page-width py-16">{copy.signedOut}</p>
  const { user } = state
  const sections = [
    sellsPlans ? { id: 'subscription', name: subscription, part: <SubscriptionSetting /> } : null,
    { id: 'information', name: copy.information, part: <ProfileInformation user={user} /> },
    { id: 'settings', name: copy.settings, part: <AccountSettings user={user} /> },
    { id: 'security', name: copy.security, part: <SecurityPanel /> },
    { id: 'assistants', name: copy.assistants.heading, part: <AssistantsSetting /> },
    hasProjects ? { id: 'api-keys', name: apiKeys, part: <ApiKeysPanel /> } : null,
  ]
  const joined = user.created_at && new Date(user.created_at).toLocaleDateString(language, { dateStyle: 'long' })
  return (
    <div className="page-width grid gap-x-12 gap-y-8 py-12 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="grid gap-3 lg:col-span-full">
        <h1 className="text-head sm:text-display">{copy.title}</h1>
        <p className="text-title">{displayName(user)}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-muted">
          <span className="break-all">{user.email}</span>
          {joined && <span>{copy.joined(joined)}</span>}
          {user.email_confirmed_at && (
            <span className="inline-flex items-center gap-1 text-ok">
              <BadgeCheck size={16} strokeWidth={1.5} aria-hidden /> {copy.verified}
            </span>
          )}
        </p>
      </div>
      <ProfileSections sections={sections.filter((section) => section !== null)} />
    </div>
  )
}

type ProfileSection = { readonly id: string; readonly name: string; readonly part: ReactNode }

/** The parts of the profile, and beside them their names: what somebody came for is one press away. */
function ProfileSections({ sections }: { sections: readonly ProfileSection[] }) {
  const copy = useProfileCopy()
  return (
    <>
      <nav aria-label={copy.sections}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small lg:sticky lg:top-6 lg:grid">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 content-start gap-12">
        {sections.map(({ id, part }) => (
          <div key={id} id={id} className="min-w-0 scroll-mt-6 empty:hidden">
            {part}
          </div>
        ))}
      </div>
    </>
  )
}

function AccountSettings({ user }: { user: AuthUser }) {
  const copy = useProfileCopy()
  const [open, setOpen] = useState<'password' | 'delete'>()
  const [isUpdated, setIsUpdated] = useState(false)
  return (
    <Panel isPlain title={copy.settings}>
      {isUpdated && <Notice tone="ok">{copy.password.updated}</Notice>}
      <EmailSetting user={user} />
      <Setting
        copy={copy.password}
        action={
          <Button
            size="tool"
            onClick={() => {
              setIsUpdated(false)
              setOpen('password')
            }}
          >
            {copy.password.change}
          </Button>
        }
      />
      <ExportSetting />
      <Setting
        copy={copy.remove}
        action={
          <Button size="tool" className="border-danger text-danger" onClick={() => setOpen('delete')}>
            {copy.remove.button}
          </Button>
        }
      />
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

function PasswordModal({
  isOpen,
  onClose,
  onUpdated,
}: {
  isOpen: boolean
  onClose: () => void
  onUpdated: () => void
}) {
  const { password: copy, cancel } = useProfileCopy()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.change}>
      <PasswordFields
        before={<PasswordField label={copy.current} name="currentPassword" autoComplete="current-password" />}
        beside={<Button onClick={onClose}>{cancel}</Button>}
        keepsPasskeys
        onUpdated={onUpdated}
      />
    </Dialog>
  )
}
