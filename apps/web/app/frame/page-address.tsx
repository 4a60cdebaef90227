import { useLocation } from 'react-router'
import { useConfiguration } from '../start-up/configuration.ts'

/** The page's one address, and its picture for anyone who shares it; only where it is known where the site stands. */
export function PageAddress() {
  const { publicUrl } = useConfiguration()
  const { pathname } = useLocation()
  if (!publicUrl) return null
  const address = publicUrl + (pathname === '/' ? '/' : pathname.replace(/\/$/, ''))
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  )
}
