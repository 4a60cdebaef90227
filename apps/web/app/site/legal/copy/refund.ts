import { copyOf } from '@kvint/ui'
import { refundEn } from './en/refund.ts'

export const useRefundCopy = copyOf(refundEn, async () => (await import('./nb/refund.ts')).refundNb)
