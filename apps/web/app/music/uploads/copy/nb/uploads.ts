import type { UploadsCopy } from '../en/uploads.ts'

export const uploadsNb: UploadsCopy = {
  heading: 'Laster opp til kontoen din',
  states: {
    waiting: 'I kø',
    sending: 'Laster opp',
    interrupted: 'Mistet forbindelsen. Opplastingen fortsetter der den stoppet, når du er på nett igjen.',
    refused: 'Avvist.',
  },
  bytes: (sent, all) => `${megabytes(sent)} av ${megabytes(all)} MB`,
  progressOf: (name) => `Hvor mye av ${name} som er lastet opp`,
  cancel: 'Avbryt',
  cancelName: (name) => `Avbryt opplastingen av ${name}`,
  dismiss: 'Fjern',
  dismissName: (name) => `Fjern ${name}`,
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1).replace('.', ',')
}
