import type { ReactNode } from 'react'
import { useFrameCopy } from '../copy/frame.ts'
import { LANGUAGES, useLanguage } from '../copy/language.ts'
import { Choice } from '../ui/choice.tsx'
import { THEMES, useTheme } from './theme.ts'

/** The end of every page: what Kvint is, and how the page should look and speak. `children` stands between. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  const frame = useFrameCopy()
  const [theme, chooseTheme] = useTheme()
  const [language, chooseLanguage] = useLanguage()
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="page-width flex flex-wrap items-end justify-between gap-6 py-8 text-small text-muted">
        <p className="max-w-[44ch]">{frame.promise}</p>
        {children}
        <div className="flex flex-wrap gap-4">
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
