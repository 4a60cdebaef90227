import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { useFrameCopy } from './copy/frame.ts'
import { Button, Choice, LANGUAGES, Mark, useLanguage } from '@kvint/ui'
import { openCommands } from './commands-store.ts'
import { openConsent } from './consent/consent-store.ts'
import { THEMES, useTheme } from './theme.ts'

/** The end of every page: where everything is, how to reach us, and how the page should look and speak. */
export function SiteFooter() {
  const { footer, promise, ...frame } = useFrameCopy()
  const [theme, chooseTheme] = useTheme()
  const [language, chooseLanguage] = useLanguage()
  return (
    <footer className="later mt-auto border-t border-line bg-sunken print:hidden">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:py-12 text-small text-muted md:grid-cols-[3fr_2fr_2fr_2fr] md:gap-12">
        <div className="col-span-full grid content-start gap-4 md:col-span-1">
          <Mark size={32} className="text-root" />
          <p className="max-w-[38ch]">{promise}</p>
          <p>
            {PRODUCT.company}, {footer.company}.
          </p>
        </div>
        <FooterLinks heading={footer.product} pages={['pricing', 'docs', 'about']}>
          <li>
            <Link to="/changelog" className={LINK}>
              {footer.changelog}
            </Link>
          </li>
        </FooterLinks>
        <FooterLinks
          heading={footer.legal}
          pages={['privacy', 'terms', 'refund', 'cookies', 'disclaimer', 'eula']}
          className="row-span-2 md:row-span-1"
        />
        <FooterColumn heading={footer.help}>
          <MailLink to={PRODUCT.mail.support} name={footer.support} />
          <MailLink to={PRODUCT.mail.contact} name={footer.contact} />
          <MailLink to={PRODUCT.mail.legal} name={footer.legalMail} />
          <li>
            <a
              href="#consent-preferences"
              className={LINK}
              onClick={(event) => {
                event.preventDefault()
                openConsent()
              }}
            >
              {footer.consent}
            </a>
          </li>
        </FooterColumn>
        <div className="col-span-full flex flex-wrap items-center gap-4">
          <div className="mr-auto flex flex-wrap gap-2 md:-ml-3">
            <CommandButton opens="places" keys="Control+K Meta+K" shown="Ctrl K" />
            <CommandButton opens="keys" keys="?" shown="?" />
          </div>
          <Choice
            label={frame.theme}
            value={theme}
            onChoose={chooseTheme}
            options={THEMES.map((value) => [value, frame.themes[value]])}
          />
          <Choice label={frame.language} value={language} onChoose={chooseLanguage} options={LANGUAGES} />
        </div>
      </div>
    </footer>
  )
}

/** For anyone who does not know the key yet. */
function CommandButton({ opens, keys, shown }: { opens: 'places' | 'keys'; keys: string; shown: string }) {
  const { commands } = useFrameCopy()
  return (
    <Button size="tool" look="quiet" aria-keyshortcuts={keys} onClick={() => openCommands(opens)}>
      {commands[opens]}
      <kbd aria-hidden className="font-mono text-tool text-muted pointer-coarse:hidden">
        {shown}
      </kbd>
    </Button>
  )
}

type FooterPage = 'pricing' | 'docs' | 'about' | 'privacy' | 'terms' | 'refund' | 'cookies' | 'disclaimer' | 'eula'

/** On the landing page each link leads to its place there; on any other, to the page itself. */
function FooterLinks({
  pages,
  children,
  ...column
}: Omit<Column, 'children'> & { pages: readonly FooterPage[]; children?: ReactNode }) {
  const { footer } = useFrameCopy()
  const isLanding = useLocation().pathname === '/'
  return (
    <FooterColumn {...column}>
      {pages.map((page) => (
        <li key={page}>
          {isLanding ? (
            <a href={`#${page}`} className={LINK}>
              {footer[page]}
            </a>
          ) : (
            <Link to={`/${page}`} className={LINK}>
              {footer[page]}
            </Link>
          )}
        </li>
      ))}
      {children}
    </FooterColumn>
  )
}

type Column = { heading: string; className?: string; children: ReactNode }

function FooterColumn({ heading, className, children }: Column) {
  return (
    <div className={clsx('grid content-start gap-1', className)}>
      <h2 className="text-small text-ink">{heading}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function MailLink({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <a href={`mailto:${to}`} className={LINK}>
        {name}
      </a>
    </li>
  )
}

const LINK =
  'inline-flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11'
