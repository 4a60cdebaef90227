import { copyOf } from '../../../language/copy-of.ts'
import { accountShelfEn } from './en/account-shelf.ts'

export const useAccountShelfCopy = copyOf(
  accountShelfEn,
  async () => (await import('./nb/account-shelf.ts')).accountShelfNb,
)
