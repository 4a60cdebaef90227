import type { Report } from '@kvint/report'

export type FormLane = {
  readonly kind: 'energy' | 'transitions' | 'moves' | 'tempo'
  readonly y: number
  readonly height: number
}

/** The lanes that this song has something to show in, from top to bottom. */
export function formLanes({ arrangement: { form, tempos } }: Report): {
  readonly lanes: readonly FormLane[]
  readonly height: number
} {
  const kinds: FormLane['kind'][] = [
    'energy',
    ...(form.unfolding && form.unfolding.transitions.length > 0 ? (['transitions'] as const) : []),
    'moves',
    ...(tempos.length > 1 ? (['tempo'] as const) : []),
  ]
  let y = 0
  const lanes = kinds.map((kind) => {
    const lane = { kind, y, height: HEIGHTS[kind] }
    y += lane.height
    return lane
  })
  return { lanes, height: y }
}

const HEIGHTS = { energy: 92, transitions: 32, moves: 38, tempo: 56 }
