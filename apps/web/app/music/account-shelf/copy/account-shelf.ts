import { copyOf } from '@kvint/ui'
import { accountShelfEn } from './en/account-shelf.ts'

export const useAccountShelfCopy = copyOf(
  accountShelfEn,
  async () => (await import('./nb/account-shelf.ts')).accountShelfNb,
)
