import { isLetter, type SectionReport } from '@kvint/report'

/** What a section is called: the producer's own name, else the part of a song that it plays, else its letter. */
export function sectionName<Kind extends string>(
  { label, part }: Pick<SectionReport, 'label'> & { readonly part?: { readonly kind: Kind } | undefined },
  parts: Readonly<Record<Kind, string>>,
): string {
  return part && isLetter(label) ? parts[part.kind] : label
}
