import { LIVE_PALETTE } from '@kvint/als'

/** The colour of an index in Live's palette, as `#rrggbb`; `null` for no colour. `liveColor(0)` → `'#ff94a6'` */
export function liveColor(index: number | null): string | null {
  return index === null ? null : (LIVE_PALETTE[index] ?? null)
}
