import { copyOf } from '../../../language/copy-of.ts'
import { refundEn } from './en/refund.ts'

export const useRefundCopy = copyOf(refundEn, async () => (await import('./nb/refund.ts')).refundNb)
