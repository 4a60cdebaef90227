import type { BeatRange } from '@kvint/report'
import { panRange, zoomRange } from '../view/move-range.ts'

/** What a key does to the shown bars; `null` where it does nothing. Arrows without Shift belong to the picture. */
export function rangeOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  range: BeatRange,
  whole: BeatRange,
  about?: number,
): BeatRange | null {
  switch (key) {
    case '+':
    case '=':
      return zoomRange(range, whole, 2, about)
    case '-':
    case '_':
      return zoomRange(range, whole, 0.5, about)
    case '0':
      return whole
    case 'Home':
      return panRange(range, whole, -1e6)
    case 'End':
      return panRange(range, whole, 1e6)
    case 'ArrowLeft':
      return shiftKey ? panRange(range, whole, -0.25) : null
    case 'ArrowRight':
      return shiftKey ? panRange(range, whole, 0.25) : null
    case 'PageUp':
      return panRange(range, whole, -1)
    case 'PageDown':
      return panRange(range, whole, 1)
    default:
      return null
  }
}
