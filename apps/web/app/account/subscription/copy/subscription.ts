import { copyOf } from '@kvint/ui'
import { subscriptionEn } from './en/subscription.ts'

export const useSubscriptionCopy = copyOf(subscriptionEn, () =>
  import('./nb/subscription.ts').then(({ subscriptionNb }) => subscriptionNb),
)
