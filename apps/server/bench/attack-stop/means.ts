export type Means = {
  call: (
    method: string,
    path: string,
    token?: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<number>
  /** A socket. */
  open: (frames: string[], lingerMs?: number) => Promise<number>
  /** A stream of events that is left after a while. */
  listen: (path: string, lingerMs: number) => Promise<number>
  token: string
  id: string
  n: number
}

/** An input, how many send it at once, and one try that gives the status of its answer. */
export type Attack = { name: string; atOnce: number; strike(means: Means): Promise<number> }
