import { type Heard, NOTHING_HEARD } from './round.ts'

/** What was answered about a song, kept in this browser under the file's name. */
export function findHeard(song: string): Heard {
  return all()[song] ?? NOTHING_HEARD
}

export function keepHeard(song: string, heard: Heard): void {
  const others = Object.entries(all()).filter(([name]) => name !== song)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_SONGS), [song, heard]])))
  } catch {
    // A browser that keeps nothing: the next round begins as the first did.
  }
}

function all(): Readonly<Record<string, Heard>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isKept(kept) ? kept : {}
  } catch {
    return {}
  }
}

function isKept(value: unknown): value is Readonly<Record<string, Heard>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (each: unknown) => typeof each === 'object' && each !== null && 'rounds' in each && 'boxes' in each,
    )
  )
}

const KEY = 'ears'
const MOST_SONGS = 30
