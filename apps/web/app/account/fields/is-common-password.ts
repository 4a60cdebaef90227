/**
 * Whether a password is one of the 10,000 that are guessed first. The list is fetched when a password is chosen; where it
 * cannot be, the service says so, which looks at each password itself.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = await import('virtual:common-passwords').catch(() => null)
  return list !== null && `\n${list.COMMON_PASSWORDS}\n`.includes(`\n${password.toLowerCase()}\n`)
}
