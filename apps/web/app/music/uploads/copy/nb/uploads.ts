import type { UploadsCopy } from '../en/uploads.ts'

export const uploadsNb: UploadsCopy = {
  heading: 'På vei til kontoen din',
  states: {
    waiting: 'Venter på den forrige',
    sending: 'Sendes',
    interrupted: 'Forbindelsen er borte. Sendingen fortsetter av seg selv når den er tilbake, der den stoppet.',
    refused: 'Ikke tatt imot.',
  },
  bytes: (sent, all) => `${megabytes(sent)} av ${megabytes(all)} MB`,
  progressOf: (name) => `Hvor mye av ${name} som er sendt`,
  cancel: 'Avbryt',
  cancelName: (name) => `Avbryt sendingen av ${name}`,
  dismiss: 'Fjern',
  dismissName: (name) => `Fjern ${name}`,
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1).replace('.', ',')
}
