import type { MetaFunction } from 'react-router'
import { homeEn } from '../copy/en/home.ts'
import { Landing } from '../features/landing/landing.tsx'

export const meta: MetaFunction = () => [{ title: homeEn.title }, { name: 'description', content: homeEn.description }]

export default function Home() {
  return <Landing />
}
