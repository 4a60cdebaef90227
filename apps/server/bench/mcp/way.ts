/** A way to answer the calls, by a server in a process of its own. */
export type Way = {
  readonly name: string
  readonly server: 'kvint' | 'sdk' | 'bare'
  readonly speaks: 'plain' | 'session' | '2026-07-28'
}
