/** An address under which the browser plays a file from the disk, until the page is left. */
export function addressOfFile(file: File): string {
  const known = addresses.get(file)
  if (known !== undefined) return known
  const address = URL.createObjectURL(file)
  addresses.set(file, address)
  return address
}

const addresses = new WeakMap<File, string>()
