/** Holds the values that were used last; the one that rested longest goes first. */
export function recentlyUsed<Value>(limit: number) {
  const held = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => {
      const value = held.get(key)
      if (value === undefined) return undefined
      held.delete(key)
      held.set(key, value)
      return value
    },
    put: (key: string, value: Value): void => {
      held.delete(key)
      held.set(key, value)
      const [longestRest] = held.keys()
      if (held.size > limit && longestRest !== undefined) held.delete(longestRest)
    },
  }
}
