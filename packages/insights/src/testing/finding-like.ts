import type { Finding } from '@kvint/report'

/** A finding by its id, with what decides where it is told: an idea for the mix unless said otherwise. */
export function findingLike(checkId: string, rest: Partial<Finding> = {}): Finding {
  return {
    checkId,
    area: 'mix',
    severity: 'idea',
    stages: ['mix'],
    confidence: 'likely',
    evidence: [],
    figures: {},
    place: { trackIds: [], clipIds: [], bars: null },
    ...rest,
  } as unknown as Finding
}
