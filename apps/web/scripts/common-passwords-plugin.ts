import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'

/** `virtual:common-passwords`: the 10,000 most common passwords, as zxcvbn ranks them, without those that are too short anyway. */
export function commonPasswordsPlugin(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const common = dictionary.passwords.slice(0, 10_000).filter((password) => password.length >= 6)
      return `export const COMMON_PASSWORDS = ${JSON.stringify(common.join('\n'))}`
    },
  }
}

const NAME = 'virtual:common-passwords'
