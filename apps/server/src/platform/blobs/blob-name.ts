/** Ids and hashes only: no name leads out of its folder. */
export function blobName(name: string): string {
  if (!/^[\w-]{1,128}$/.test(name)) throw new Error(`"${name}" is no name for a stored set.`)
  return name
}
