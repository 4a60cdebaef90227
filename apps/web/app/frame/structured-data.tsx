import { useConfiguration } from '../start-up/configuration.ts'

/** What a page is about, for machines that read it (schema.org as JSON-LD). */
export function StructuredData({ of: describe }: { of: (publicUrl: string) => object }) {
  const { publicUrl } = useConfiguration()
  if (!publicUrl) return null
  const told = JSON.stringify({ '@context': 'https://schema.org', ...describe(publicUrl) })
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: told.replaceAll('<', String.raw`\u003c`) }} />
  )
}
