/** The API answered, and not with what was asked for. */
export class ApiFailure extends Error {
  readonly status: number
  /** The answer's own words. */
  readonly text: string

  constructor(status: number, text: string) {
    super(`The API answered ${status}.`)
    this.name = 'ApiFailure'
    this.status = status
    this.text = text
  }
}
