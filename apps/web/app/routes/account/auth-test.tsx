import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { authTestEn } from '../../account/auth-test/copy/en/auth-test.ts'
import { AuthTest } from '../../account/auth-test/auth-test.tsx'

export const meta: MetaFunction = () => [
  { title: `${authTestEn.title} · ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AuthTestPage() {
  return <AuthTest />
}
