/** The API answered, and not with what was asked for. */
export class ApiFailure extends Error {
  readonly status: number
  /** The answer's own words. */
  readonly text: string
  /** Seconds until the service takes a call again; undefined where it did not refuse for that. */
  readonly waitSeconds: number | undefined

  constructor(status: number, text: string, waitSeconds?: number) {
    super(`The API answered ${status}.`)
    this.name = 'ApiFailure'
    this.status = status
    this.text = text
    this.waitSeconds = waitSeconds
  }
}

/** What an answer that is none says. */
export async function failureOf(answer: Response): Promise<ApiFailure> {
  const wait = Number(answer.headers.get('retry-after'))
  return new ApiFailure(answer.status, await answer.text(), answer.status === 429 && wait > 0 ? wait : undefined)
}
