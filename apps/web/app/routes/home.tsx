import { homeEn } from '../copy/en/home.ts'
import { Landing } from '../features/landing/landing.tsx'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta(homeEn)

export default function Home() {
  return <Landing />
}
