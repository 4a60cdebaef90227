/** Where the time of a piece of work goes, told to a collector of OpenTelemetry. */
export type Tracing = {
  /**
   * Does the work as one span: below `parent` (a `traceparent`), else below the span around it, else as a trace of its own.
   * A span whose work throws is marked so.
   */
  readonly span: <Result>(what: SpanOf, work: (span: WorkSpan) => Promise<Result>) => Promise<Result>
}

type SpanOf = { readonly name: string; readonly parent?: string | null; readonly kind?: 'internal' | 'consumer' }

export type WorkSpan = {
  readonly note: (attribute: string, value: string | number) => void
  /** Something that happened on the way. */
  readonly event: (name: string) => void
}

/** Where nothing is traced. */
export const UNTRACED: Tracing = { span: (_what, work) => work({ note: () => undefined, event: () => undefined }) }
