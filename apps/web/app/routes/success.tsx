import { successEn } from '../account/pricing/copy/en/success.ts'
import { Success } from '../account/pricing/success.tsx'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta({ title: successEn.title, description: successEn.lead }, { robots: 'noindex' })

export default function SuccessPage() {
  return <Success />
}
