import { clsx } from 'clsx'
import { NavLink } from 'react-router'
import { useFrameCopy } from './copy/frame.ts'
import { useAuthState } from '../identity/identity-provider.tsx'

/** The links of the header, in a row or, in the menu, in a column. */
export function HeaderNavigation({ isColumn = false }: { isColumn?: boolean }) {
  const frame = useFrameCopy()
  const isSignedIn = useAuthState().status === 'signed-in'
  return (
    <nav aria-label={frame.mainNavigation}>
      <ul className={clsx('flex', isColumn ? 'flex-col' : 'items-center gap-x-6')}>
        {HEADER_LINKS.map(({ to, name, needs }) => (
          <HeaderLink key={to} to={to} name={frame.links[name]} className={needs} isColumn={isColumn} />
        ))}
        {isSignedIn && <HeaderLink to="/mcp-test" name={frame.links.mcpTest} isColumn={isColumn} />}
      </ul>
    </nav>
  )
}

function HeaderLink({
  to,
  name,
  className,
  isColumn,
}: {
  to: string
  name: string
  className?: string
  isColumn: boolean
}) {
  return (
    <li className={className}>
      <NavLink
        to={to}
        end
        className={({ isActive }) =>
          clsx(
            'inline-flex min-h-11 items-center underline-offset-8 hover:text-ink',
            isColumn ? 'w-full text-lead' : 'text-small',
            isActive ? 'text-ink underline decoration-root decoration-2' : 'text-muted',
          )
        }
      >
        {name}
      </NavLink>
    </li>
  )
}

/** What the header links to, in order. `needs` is a class that hides a link where the build lacks the feature. */
const HEADER_LINKS = [
  { to: '/', name: 'home', needs: '' },
  { to: '/about', name: 'about', needs: '' },
  { to: '/pricing', name: 'pricing', needs: '' },
  { to: '/docs', name: 'docs', needs: '' },
  { to: '/status', name: 'status', needs: '' },
  { to: '/projects', name: 'projects', needs: 'needs-projects' },
] as const
