import { Navigate } from 'react-router'

/** An address that the site does not know. */
export default function Elsewhere() {
  return <Navigate to="/" replace />
}
