import type { MetaDescriptor } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { copyOf } from '@kvint/ui'
import type { Head, Heads } from './heads.ts'

/**
 * The head of a page, in the page's language: for search engines and anyone who shares it. `others`: `robots` and the
 * like, by name.
 *
 * ```ts
 * export const meta = pageMeta(aboutEn)
 * export const meta = pageMeta({ title: 'Report' }, { robots: 'noindex' })
 * ```
 */
export function pageMeta(english: Head, others: Readonly<Record<string, string>> = {}) {
  return ({ location, params }: Place): MetaDescriptor[] => {
    const path = Object.values(params).reduce<string>(
      (whole, part) => whole.replace(part ?? '', ':'),
      location.pathname,
    )
    const { title, description } = heads[path.replace(/(?<=.)\/$/, '')] ?? english
    const full = title.includes(PRODUCT.name) ? title : `${title} · ${PRODUCT.name}`
    const named = Object.entries(others).map(([name, content]) => ({ name, content }))
    if (!description) return [{ title: full }, ...named]
    return [
      { title: full },
      { name: 'description', content: description },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: PRODUCT.name },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...named,
    ]
  }
}

type Place = {
  readonly location: { readonly pathname: string }
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * For what draws the head, just before it does: `pageMeta` then speaks the language of the page. The framework calls `meta`
 * outside of any component, so what the page speaks is told to it here.
 */
export function useHeads(): void {
  speak(useHeadsOfLanguage())
}

const useHeadsOfLanguage = copyOf<Heads>({}, async () => (await import('./norwegian-heads.ts')).NORWEGIAN_HEADS)
let heads: Heads = {}

function speak(next: Heads): void {
  heads = next
}
