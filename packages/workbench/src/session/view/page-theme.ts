/** The theme that the page shows: the one that was chosen, else the system's. */
export function pageTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return SYSTEM_DARK.matches ? 'dark' : 'light'
}

/** Reports each change until the returned function is called. */
export function watchPageTheme(listener: (theme: 'light' | 'dark') => void): () => void {
  let last = pageTheme()
  const compare = () => {
    const now = pageTheme()
    if (now !== last) listener((last = now))
  }
  const chosen = new MutationObserver(compare)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  SYSTEM_DARK.addEventListener('change', compare)
  return () => {
    chosen.disconnect()
    SYSTEM_DARK.removeEventListener('change', compare)
  }
}

const SYSTEM_DARK = matchMedia('(prefers-color-scheme: dark)')
