import type { LibraryArea } from '@kvint/insights'
import { useLibraryCopy } from '../copy/library.ts'

/** Which habits are shown. */
export function AreaFilter({
  areas,
  chosen,
  onChoose,
}: {
  areas: readonly LibraryArea[]
  chosen: LibraryArea | null
  onChoose: (area: LibraryArea | null) => void
}) {
  const words = useLibraryCopy()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.filter}</legend>
      {[null, ...areas].map((area) => (
        <label key={area ?? 'all'} className="filter-chip">
          <input
            type="radio"
            name="area"
            className="sr-only"
            checked={chosen === area}
            onChange={() => onChoose(area)}
          />
          {area === null ? words.allAreas : words.areas[area]}
        </label>
      ))}
    </fieldset>
  )
}
