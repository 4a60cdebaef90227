/** One request as it could be made from anywhere. */
export type CallDescription = {
  readonly address: string
  /** How the server is reached: each request by itself, within a session, on the old stream, or by the newest protocol. */
  readonly way: 'plain' | 'session' | 'stream' | 'modern'
  readonly method: string
  readonly params: object
  /** Undefined where the server wants none. */
  readonly token?: string | undefined
}
