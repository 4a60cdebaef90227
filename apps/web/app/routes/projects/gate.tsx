import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useFeature } from '../../start-up/configuration.ts'
import { Loading } from '@kvint/ui'

/** Reading sets goes beyond the shipped build: without the feature these pages are not there. */
export default function ProjectsGate() {
  const isOpen = useFeature('enableProjects')
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOpen) void navigate('/', { replace: true })
  }, [isOpen, navigate])
  return isOpen ? <Outlet /> : <Loading />
}
