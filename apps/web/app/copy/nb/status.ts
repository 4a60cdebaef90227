import { type StatusCopy, statusEn } from '../en/status.ts'

export const statusNb: StatusCopy = statusEn
