import type { MetaDescriptor } from 'react-router'
import { PRODUCT } from '@kvint/contract'

/** What a public page says of itself to search engines, and to anyone who shares it. */
export function pageMeta({
  title,
  description,
}: {
  readonly title: string
  readonly description: string
}): () => MetaDescriptor[] {
  const full = title.includes(PRODUCT.name) ? title : `${title} · ${PRODUCT.name}`
  return () => [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PRODUCT.name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
