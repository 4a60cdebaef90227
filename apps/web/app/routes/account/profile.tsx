import { profileEn } from '../../account/profile/copy/en/profile.ts'
import { Profile } from '../../account/profile/profile.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: profileEn.title }, { robots: 'noindex' })

export default function ProfilePage() {
  return <Profile />
}
