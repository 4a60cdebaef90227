/** Whether a password is one of the 10,000 that are guessed first. The list is fetched when a password is chosen. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { COMMON_PASSWORDS } = await import('virtual:common-passwords')
  return `\n${COMMON_PASSWORDS}\n`.includes(`\n${password.toLowerCase()}\n`)
}
