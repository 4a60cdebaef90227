import { Button } from '@kvint/ui'
import type { TimelineEntry } from '../timeline.ts'
import { usePinWords } from './copy/pins.ts'
import { turnPin, usePins } from './pins-store.ts'

/** Keeps an entry above the timeline, to come back to it. */
export function PinButton({ entry }: { entry: TimelineEntry }) {
  const copy = usePinWords()
  const isPinned = usePins().some(({ number, timestamp }) => number === entry.number && timestamp === entry.timestamp)
  return (
    <Button size="tool" onClick={() => turnPin(entry)}>
      {isPinned ? copy.unpin : copy.pin}
    </Button>
  )
}
