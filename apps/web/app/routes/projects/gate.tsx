import { useEffect } from 'react'
import { type LinksFunction, Outlet, useNavigate } from 'react-router'
import { keepOffline } from '../../music/offline/keep-offline.ts'
import { afterLoad } from '../../start-up/after-load.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { Loading } from '@kvint/ui'

export const links: LinksFunction = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }]

/** Reading sets goes beyond the shipped build: without the feature these pages are not there. */
export default function ProjectsGate() {
  const isOpen = useFeature('enableProjects')
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOpen) void navigate('/', { replace: true })
  }, [isOpen, navigate])
  useEffect(() => {
    if (import.meta.env.PROD) afterLoad(() => void keepOffline(isOpen))
  }, [isOpen])
  return isOpen ? <Outlet /> : <Loading />
}
