/** Why a file gives no sound. The list is closed. */
export type AudioProblemCode =
  | 'empty-file'
  | 'lfs-pointer'
  | 'not-audio'
  | 'unsupported-format'
  | 'encrypted'
  | 'broken-header'
  | 'broken-stream'
  | 'no-samples'
  | 'too-many-channels'
  | 'sample-rate-out-of-range'
  | 'too-long'
  | 'unreadable-source'
  | 'aborted'

export type AudioProblem = {
  readonly kind: 'problem'
  readonly code: AudioProblemCode
  /** What the file is, why it cannot be heard, what to do next. For people. */
  readonly message: string
}

/** Carries a problem up to the function that returns it as a value. */
export class AudioProblemError extends Error {
  readonly code: AudioProblemCode

  constructor(code: AudioProblemCode, message: string) {
    super(message)
    this.name = 'AudioProblemError'
    this.code = code
  }
}

/** The problem that was thrown while a file was decoded, as a value. Anything else that was thrown is a fault of ours. */
export function toAudioProblem(error: unknown): AudioProblem {
  if (error instanceof AudioProblemError) return { kind: 'problem', code: error.code, message: error.message }
  throw error
}
