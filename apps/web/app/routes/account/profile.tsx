import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { profileEn } from '../../account/profile/copy/en/profile.ts'
import { Profile } from '../../account/profile/profile.tsx'

export const meta: MetaFunction = () => [
  { title: `${profileEn.title} · ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ProfilePage() {
  return <Profile />
}
