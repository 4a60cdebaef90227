import type { UploadItem } from '../../upload-queue.ts'

export const uploadsEn = {
  heading: 'Uploading to your account',
  states: {
    waiting: 'Queued',
    sending: 'Uploading',
    interrupted: 'Connection lost. The upload resumes where it stopped when you are back online.',
    refused: 'Rejected.',
  } satisfies Record<UploadItem['state'], string>,
  bytes: (sent: number, all: number) => `${megabytes(sent)} of ${megabytes(all)} MB`,
  progressOf: (name: string) => `Upload progress of ${name}`,
  cancel: 'Cancel',
  cancelName: (name: string) => `Cancel the upload of ${name}`,
  dismiss: 'Dismiss',
  dismissName: (name: string) => `Dismiss ${name}`,
}

export type UploadsCopy = typeof uploadsEn

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
