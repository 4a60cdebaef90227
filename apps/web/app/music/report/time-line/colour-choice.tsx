import { Button } from '@kvint/ui'
import { useReportCopy } from '../copy/report.ts'

export type NoteColour = 'part' | 'function'

/** Whether notes take the colour of their part, or of the function of the chord that they are struck in. */
export function ColourChoice({ value, onChoose }: { value: NoteColour; onChoose: (value: NoteColour) => void }) {
  const { timeLine: words } = useReportCopy()
  const isByFunction = value === 'function'
  return (
    <Button
      size="tool"
      look="quiet"
      aria-pressed={isByFunction}
      onClick={() => onChoose(isByFunction ? 'part' : 'function')}
    >
      {isByFunction ? words.byPart : words.byFunction}
    </Button>
  )
}
