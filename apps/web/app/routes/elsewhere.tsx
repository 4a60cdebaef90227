import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Loading } from '@kvint/ui'

/** An address that the site does not know. */
export default function Elsewhere() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/', { replace: true }), [navigate])
  return <Loading />
}
