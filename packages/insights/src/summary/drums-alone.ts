import type { Report, TrackReport } from '@kvint/report'
import { DRUMS, EVEN_ODDS } from './part-names.ts'
import type { SummaryTurn } from './summary-turn.ts'
import type { unheardParts } from './unheard-parts.ts'

/** The longest stretch behind the opening, of eight bars or more, in which drums play and nothing else, in a song that has other parts. */
export function drumsAlone(
  { arrangement }: Report,
  parts: readonly TrackReport[],
  unheard: ReturnType<typeof unheardParts>,
): (SummaryTurn & { kind: 'drums' }) | null {
  const heard = parts.filter(({ id }) => !unheard.has(id))
  const drums = new Set(
    heard.filter(({ role }) => DRUMS.has(role.role) && role.confidence >= EVEN_ODDS).map(({ id }) => id),
  )
  if (drums.size === 0 || drums.size === heard.length) return null
  const playing = playingByBar(arrangement)
  const runs: { from: number; to: number }[] = []
  for (const [index, ids] of playing.entries()) {
    if (ids.size === 0 || ![...ids].every((id) => drums.has(id))) continue
    const last = runs.at(-1)
    if (last?.to === index) last.to = index + 1
    else runs.push({ from: index + 1, to: index + 1 })
  }
  const opening = playing.findIndex(({ size }) => size > 0) + 1
  const [longest] = runs.filter(({ from }) => from > opening).toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest && longest.to - longest.from + 1 >= FEWEST_ALONE ? { kind: 'drums', bars: longest } : null
}

/** The tracks that sound in each bar, by where they come in and leave; the first bar stands first. */
function playingByBar({ form }: Report['arrangement']): readonly ReadonlySet<TrackReport['id']>[] {
  const moves = new Map(form.moves.map((move) => [move.bar, move]))
  let playing: ReadonlySet<TrackReport['id']> = new Set()
  return form.densityPerBar.map((_, index) => {
    const move = moves.get(index + 1)
    if (move) playing = new Set([...playing, ...move.enters].filter((id) => !move.leaves.some((left) => left === id)))
    return playing
  })
}

const FEWEST_ALONE = 8
