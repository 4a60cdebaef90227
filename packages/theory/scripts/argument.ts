/** The value of `--name VALUE` on the command line; throws where it is missing. */
export function argument(name: string): string {
  const index = process.argv.indexOf(`--${name}`)
  const value = process.argv[index + 1]
  if (index < 0 || !value) throw new Error(`Say --${name} VALUE.`)
  return value
}
