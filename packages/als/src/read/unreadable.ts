/** Thrown by a reader of one part; becomes a gap of the set. */
export class Unreadable extends Error {}

export function required(value: number, what: string): number {
  if (Number.isNaN(value)) throw new Unreadable(`${what} is missing or not a number`)
  return value
}
