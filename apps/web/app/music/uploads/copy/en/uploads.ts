import type { UploadItem } from '../../upload-queue.ts'

export const uploadsEn = {
  heading: 'On their way to your account',
  states: {
    waiting: 'Waits for the one before',
    sending: 'Being sent',
    interrupted: 'The connection is gone. It goes on by itself when it is back, from where it stopped.',
    refused: 'Not taken.',
  } satisfies Record<UploadItem['state'], string>,
  bytes: (sent: number, all: number) => `${megabytes(sent)} of ${megabytes(all)} MB`,
  progressOf: (name: string) => `How much of ${name} is sent`,
  cancel: 'Cancel',
  cancelName: (name: string) => `Cancel sending ${name}`,
  dismiss: 'Dismiss',
  dismissName: (name: string) => `Dismiss ${name}`,
}

export type UploadsCopy = typeof uploadsEn

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1)
}
