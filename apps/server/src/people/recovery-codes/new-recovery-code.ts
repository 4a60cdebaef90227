import { createHash, randomInt } from 'node:crypto'

/** Sixteen signs in four groups, 80 random bits: `k7mw-9f3x-hq2d-zv8n`. Nothing in it is taken for something else. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** What is kept of a code. However it is typed, with capitals, spaces or without strokes, it is the same. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()
}

/** 32 signs, without l, o, 0 and 1. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
