import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { profileEn } from '../copy/en/profile.ts'
import { ResetPassword } from '../features/profile/reset-password.tsx'

export const meta: MetaFunction = () => [
  { title: `${profileEn.reset.title}: ${PRODUCT.name}` },
  { name: 'description', content: profileEn.reset.lead },
]

export default function ResetPasswordPage() {
  return <ResetPassword />
}
