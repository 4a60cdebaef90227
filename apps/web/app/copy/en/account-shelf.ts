import type { KeptProject } from '@kvint/contract'

type State = KeptProject['saves'][number]['state']

export const accountShelfEn = {
  heading: 'Kept in your account',
  text: 'A set that you keep here is sent to Kvint, analysed, and there on every machine and for your assistant. All others stay in this browser.',
  keep: 'Keep a set',
  keeping: 'Sending…',
  empty: 'Nothing is kept yet.',
  states: {
    waiting: 'Waits to be analysed',
    running: 'Being analysed',
    done: 'Analysed',
    failed: 'Could not be read',
  } satisfies Record<State, string>,
  saves: (count: number) => (count === 1 ? '1 save' : `${count} saves`),
  deleteName: (name: string) => `Delete ${name} from your account`,
  confirmDelete: (name: string) => `Delete ${name} with all its saves from your account? It is gone for good.`,
  failed: 'Your account cannot be reached now. Load the page again.',
  signIn: 'Sign in to see this report.',
}

export type AccountShelfCopy = typeof accountShelfEn
