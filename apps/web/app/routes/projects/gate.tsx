import { useSyncExternalStore } from 'react'
import { Navigate, Outlet } from 'react-router'
import { hasFeature } from '../../frame/configuration.ts'

/** Reading sets goes beyond the shipped build: without the feature these pages are not there. */
export default function ProjectsGate() {
  const isOpen = useSyncExternalStore(
    never,
    () => hasFeature('enableProjects'),
    () => true,
  )
  if (!isOpen) return <Navigate to="/" replace />
  return (
    <div className="needs-projects contents">
      <Outlet />
    </div>
  )
}

function never(): () => void {
  return () => undefined
}
