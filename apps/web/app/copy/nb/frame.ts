import { type FrameCopy, frameEn } from '../en/frame.ts'

export const frameNb: FrameCopy = frameEn
