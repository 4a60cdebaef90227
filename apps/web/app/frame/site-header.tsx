import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useFrameCopy } from '../copy/frame.ts'
import { Mark } from '../ui/mark.tsx'
import { HEADER_LINKS } from './header-links.ts'

/** The line at the top of every page. `children` is where the account stands. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  const frame = useFrameCopy()
  return (
    <header className="border-b border-line print:hidden">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-3 text-[1.125rem] font-semibold tracking-tight">
          <Mark size={28} className="text-root" />
          Kvint
        </Link>
        <nav aria-label={frame.mainNavigation}>
          <ul className="flex flex-wrap items-center gap-x-6">
            {HEADER_LINKS.map(({ to, name, needs }) => (
              <li key={to} className={needs}>
                <NavLink
                  to={to}
                  end
                  className={({ isActive }) =>
                    `inline-flex min-h-11 items-center text-small underline-offset-8 hover:text-ink ${isActive ? 'text-ink underline decoration-root decoration-2' : 'text-muted'}`
                  }
                >
                  {frame.links[name]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </header>
  )
}
