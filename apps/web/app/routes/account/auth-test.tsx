import { authTestEn } from '../../account/auth-test/copy/en/auth-test.ts'
import { AuthTest } from '../../account/auth-test/auth-test.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: authTestEn.title }, { robots: 'noindex' })

export default function AuthTestPage() {
  return <AuthTest />
}
