import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { loginEn } from '../copy/en/login.ts'
import { Login } from '../features/login/login.tsx'

export const meta: MetaFunction = () => [
  { title: `${loginEn.title}: ${PRODUCT.name}` },
  { name: 'description', content: loginEn.description },
]

export default function LoginPage() {
  return <Login />
}
