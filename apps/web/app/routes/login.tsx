import { loginEn } from '../account/login/copy/en/login.ts'
import { Login } from '../account/login/login.tsx'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta(loginEn)

export default function LoginPage() {
  return <Login />
}
