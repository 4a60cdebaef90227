import { dictionary } from '@zxcvbn-ts/language-common'

/** The 10,000 passwords that are guessed first, as zxcvbn ranks them, in small letters, without those that are too short anyway. */
export const COMMON_PASSWORDS: readonly string[] = dictionary.passwords
  .slice(0, 10_000)
  .filter((password) => password.length >= 6)
