/** Which process holds a session or a stream: the others hand its requests on. */
export type SessionDirectory = {
  readonly add: (id: string, subjectId: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Address of the other process that holds it for this subject; `null` where there is none. */
  readonly holderOf: (id: string, subjectId: string) => Promise<string | null>
}

/** The directory whose failures are told and cost nothing else: a session that is not written down works where it is. */
export function quietly(directory: SessionDirectory, onError: (error: unknown) => void): SessionDirectory {
  const tell = (error: unknown) => {
    onError(error)
    return null
  }
  return {
    add: (id, subjectId) => directory.add(id, subjectId).catch(tell).then(nothing),
    remove: (id) => directory.remove(id).catch(tell).then(nothing),
    holderOf: (id, subjectId) => directory.holderOf(id, subjectId).catch(tell),
  }
}

function nothing(): void {}

/** One process without a shared database: what it does not hold, no one holds. */
export const aloneDirectory: SessionDirectory = {
  add: async () => undefined,
  remove: async () => undefined,
  holderOf: async () => null,
}
