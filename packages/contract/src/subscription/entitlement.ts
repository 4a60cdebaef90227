import type { Standing } from './standing.ts'

export type Subscribed = Exclude<Standing, { kind: 'free' | 'granted' | 'ended' }>

/**
 * Whether the plan of a standing can be used now.
 *
 * @example isEntitled({ kind: 'free' }) // → false
 */
export function isEntitled({ kind }: Standing): boolean {
  return ENTITLED.includes(kind)
}

/**
 * Whether the payment provider holds a subscription of hers, so that no second one may be begun.
 *
 * @example isSubscribed({ kind: 'free' }) // → false
 */
export function isSubscribed(standing: Standing): standing is Subscribed {
  return !UNSUBSCRIBED.includes(standing.kind)
}

const ENTITLED: readonly Standing['kind'][] = ['granted', 'trialing', 'active', 'cancelling', 'past-due']
const UNSUBSCRIBED: readonly Standing['kind'][] = ['free', 'granted', 'ended']
