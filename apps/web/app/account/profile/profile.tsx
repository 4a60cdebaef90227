import { BadgeCheck } from 'lucide-react'
import { useLanguage } from '@kvint/ui'
import { useProfileCopy } from './copy/profile.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { displayName } from '../../identity/display-name.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { ApiKeysPanel } from '../api-keys/api-keys-panel.tsx'
import { useApiKeysCopy } from '../api-keys/copy/api-keys.ts'
import { useSubscriptionCopy } from '../subscription/copy/subscription.ts'
import { AccountSettings } from './account-settings.tsx'
import { AssistantsSetting } from './assistants-setting.tsx'
import { ProfileInformation } from './profile-information.tsx'
import { ProfileSections } from './profile-sections.tsx'
import { SecurityPanel } from './security-panel.tsx'
import { SubscriptionSetting } from './subscription-setting.tsx'

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
