import type { Report, SectionReport } from '@kvint/report'

export type Entrances = { readonly enters: readonly string[]; readonly leaves: readonly string[] }

/** Which tracks come in and drop out at the start of a section, by name. */
export function entrances(section: SectionReport, before: SectionReport | undefined, report: Report): Entrances {
  const previous = before?.trackIds ?? []
  return {
    enters: namesOf(
      section.trackIds.filter((id) => !previous.includes(id)),
      report,
    ),
    leaves: namesOf(
      previous.filter((id) => !section.trackIds.includes(id)),
      report,
    ),
  }
}

export function namesOf(trackIds: readonly number[], { tracks }: Report): string[] {
  return trackIds.map((id) => tracks.find((track) => track.id === id)?.name ?? `track ${id}`)
}
