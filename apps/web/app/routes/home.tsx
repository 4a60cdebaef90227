import { homeEn } from '../site/landing/copy/en/home.ts'
import { Landing } from '../site/landing/landing.tsx'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta(homeEn)

export default function Home() {
  return <Landing />
}
