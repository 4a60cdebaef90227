/** One request as a service wants it: the path below its address, lines of the head, the body. */
export type ModelRequest = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}
