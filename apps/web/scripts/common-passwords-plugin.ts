import { COMMON_PASSWORDS } from '@kvint/hosted/common-passwords'
import type { Plugin } from 'vite'

/** `virtual:common-passwords`: the passwords that the account service refuses as common, a line each. */
export function commonPasswordsPlugin(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      return `export const COMMON_PASSWORDS = ${JSON.stringify(COMMON_PASSWORDS.join('\n'))}`
    },
  }
}

const NAME = 'virtual:common-passwords'
