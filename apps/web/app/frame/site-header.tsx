import { Link, useLocation } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { Mark } from '@kvint/ui'
import { HeaderAccount } from './header-account.tsx'
import { HeaderNavigation } from './header-navigation.tsx'
import { SiteMenu } from './site-menu.tsx'

/** The line at the top of every page. */
export function SiteHeader() {
  const { key } = useLocation()
  return (
    <header className="border-b border-line print:hidden">
      <div className="page-width flex min-h-16 items-center gap-x-8 py-2">
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-3 text-[1.125rem] font-semibold tracking-tight">
          <Mark size={28} className="text-root" />
          {PRODUCT.name}
        </Link>
        <div className="hidden items-center gap-x-8 lg:flex">
          <HeaderNavigation />
          <HeaderAccount />
        </div>
        {/* A step to another page closes it. */}
        <SiteMenu key={key} />
      </div>
    </header>
  )
}
