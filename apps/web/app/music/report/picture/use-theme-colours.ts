import { useMemo } from 'react'
import { useTheme } from '../../../frame/theme.ts'
import { useOnPaper } from '../paper/use-on-paper.ts'

const NAMES = ['sunken', 'raised', 'control', 'ink', 'muted', 'tonic', 'subdominant', 'dominant', 'outside'] as const

export type ThemeColours = Readonly<Record<(typeof NAMES)[number], string>>

/** Colours of the theme as a canvas needs them: painted values, not names. */
export function useThemeColours(): ThemeColours {
  const [theme] = useTheme()
  const isOnPaper = useOnPaper()
  return useMemo(() => ({ theme, isOnPaper, ...painted() }), [theme, isOnPaper])
}

function painted(): ThemeColours {
  const probe = document.body.appendChild(document.createElement('span'))
  const entries = NAMES.map((name) => {
    probe.style.color = `var(--${name})`
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(entries) as ThemeColours
}
