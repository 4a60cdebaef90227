import { useLocation } from 'react-router'
import { SITE_PATHS } from '@kvint/contract'
import { useLanguage } from '@kvint/ui'
import { useConfiguration } from '../start-up/configuration.ts'

/**
 * The page's one address in its language, where the same page stands in the other, and its picture for anyone who shares
 * it; only where it is known where the site stands.
 */
export function PageAddress() {
  const { publicUrl } = useConfiguration()
  const { pathname } = useLocation()
  const [language] = useLanguage()
  if (!publicUrl) return null
  const path = pathname.replace(/\/$/, '')
  const english = publicUrl + (path || '/')
  const isInBoth = LISTED.includes(path || '/')
  const norwegian = `${english}?lang=nb`
  const address = isInBoth && language === 'nb' ? norwegian : english
  return (
    <>
      <link rel="canonical" href={address} />
      {isInBoth &&
        [
          ['en', english],
          ['nb', norwegian],
          ['x-default', english],
        ].map(([code, href]) => <link key={code} rel="alternate" hrefLang={code} href={href} />)}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  )
}

/** What search engines may list. */
const LISTED: readonly string[] = [...SITE_PATHS.public, '/projects/example']
