import { profileEn } from '../account/profile/copy/en/profile.ts'
import { ResetPassword } from '../account/profile/reset-password.tsx'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta({ title: profileEn.reset.title, description: profileEn.reset.lead })

export default function ResetPasswordPage() {
  return <ResetPassword />
}
