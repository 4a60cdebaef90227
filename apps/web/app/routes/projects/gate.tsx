import { Navigate, Outlet } from 'react-router'
import { useFeature } from '../../frame/configuration.ts'

/** Reading sets goes beyond the shipped build: without the feature these pages are not there. */
export default function ProjectsGate() {
  return useFeature('enableProjects') ? <Outlet /> : <Navigate to="/" replace />
}
