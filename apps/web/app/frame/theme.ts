import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light' | 'system'
export const THEMES: readonly Theme[] = ['system', 'dark', 'light']

/** The chosen theme, shared by all tabs; as the system says where nothing was chosen. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => 'system'), chooseTheme]
}

function chooseTheme(theme: Theme): void {
  apply(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return THEMES.find((theme) => theme === chosen) ?? 'system'
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return
    apply(THEMES.find((theme) => theme === event.newValue) ?? 'system')
    listener()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Must not hold the product's name: such keys are wiped at start-up. */
const KEY = 'theme'
const listeners = new Set<() => void>()
