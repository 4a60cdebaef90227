import { type ArrangementPicture, isLetter, type SectionReport } from '@kvint/report'

/**
 * Where the producer has named most places, what follows a name without one of its own belongs to it;
 * else each section stands for itself.
 *
 * Sections Verse, A, Drop, B → Verse and Drop, each with what follows it; A, B, Drop, C → all four.
 */
export function namedPlaces({
  sections,
  locators,
}: Pick<ArrangementPicture, 'sections' | 'locators'>): readonly SectionReport[] {
  const isNamed = ({ label, startBeats }: SectionReport) =>
    !isLetter(label) || locators.some((locator) => Math.abs(locator.startBeats - startBeats) < 1)
  if (sections.filter(isNamed).length * 2 < sections.length) return sections
  const joined: SectionReport[] = []
  for (const section of sections) {
    const last = joined.at(-1)
    if (!last || isNamed(section)) joined.push(section)
    else
      joined[joined.length - 1] = {
        ...last,
        endBeats: section.endBeats,
        trackIds: [...new Set([...last.trackIds, ...section.trackIds])],
      }
  }
  return joined
}
