import { ModelError } from './ask-model.ts'
import type { chatEn } from './copy/en/chat.ts'
import type { Model } from './model-store.ts'

/** What went wrong between the page and the model. */
export function failureWords(error: unknown, { address }: Model, copy: typeof chatEn): string {
  if (!(error instanceof ModelError)) return String(error)
  return error.status === null ? copy.unanswered(address) : copy.failed(error.status, error.message)
}
