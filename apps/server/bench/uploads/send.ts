import { Upload } from 'tus-js-client'
import type { SetFile } from './real-sets.ts'
import type { Person } from './service.ts'

/** Sends a set by the tus protocol and goes on until the service says that it has it. */
export function send(url: string, { token }: Person, { name, content }: SetFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `${url}/api/v1/uploads`,
      headers: { Authorization: `Bearer ${token}` },
      metadata: { filename: name },
      chunkSize: 256 * 1024,
      retryDelays: Array.from({ length: 300 }, () => 250),
      storeFingerprintForResuming: false,
      onShouldRetry: () => true,
      onSuccess: () => resolve(),
      onError: ({ message }) => reject(new Error(message)),
    })
    upload.start()
  })
}
