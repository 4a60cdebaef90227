import { type Language, useLanguage } from './language/language.ts'
import { Mark } from './mark.tsx'

/** A page that waits: quiet at first, so that quick pages do not flash. */
export function Loading({ className = 'min-h-[50dvh]' }: { className?: string }) {
  const [language] = useLanguage()
  return (
    <output className={`appear-late grid place-items-center text-muted ${className}`}>
      <span className="flex items-center gap-3">
        <Mark size={24} className="tracing text-root" /> {WORDS[language]}
      </span>
    </output>
  )
}

/** In the page from the first: it stands while the words of the page are fetched. */
const WORDS: Readonly<Record<Language, string>> = { en: 'Loading...', nb: 'Laster...' }
