import type { AccountShelfCopy } from '../en/account-shelf.ts'

export const accountShelfNb: AccountShelfCopy = {
  heading: 'Tatt vare på i kontoen din',
  text: 'Et sett du tar vare på her, sendes til Kvint, analyseres og er der på alle maskiner og for assistenten din. Alle andre blir i denne nettleseren.',
  keep: 'Ta vare på et sett',
  keeping: 'Sender …',
  empty: 'Ingenting er tatt vare på ennå.',
  states: {
    waiting: 'Venter på analyse',
    running: 'Analyseres',
    done: 'Analysert',
    failed: 'Kunne ikke leses',
  },
  saves: (count) => (count === 1 ? '1 lagring' : `${count} lagringer`),
  deleteName: (name) => `Slett ${name} fra kontoen din`,
  confirmDelete: (name) => `Slette ${name} med alle lagringer fra kontoen? Det kan ikke gjøres om.`,
  failed: 'Kontoen din kan ikke nås nå. Last siden på nytt.',
  signIn: 'Logg inn for å se denne rapporten.',
}
