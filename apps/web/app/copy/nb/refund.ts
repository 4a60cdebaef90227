import { type RefundCopy, refundEn } from '../en/refund.ts'

export const refundNb: RefundCopy = refundEn
